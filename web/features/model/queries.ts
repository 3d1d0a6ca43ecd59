import { useMutation, useQuery } from '@tanstack/react-query';
import { getModelConsent, setModelConsent } from '../../../contract/model.ts';
import { askAgain, cache, keys, ownedNow } from '../../api/cache.ts';
import { call } from '../../api/client.ts';

/** Which language model could be used, and whether the user allowed it. */
export const useModelConsent = () =>
  useQuery({ queryKey: keys.modelConsent, queryFn: () => call(getModelConsent) });

/** Allows the server of this name, or none with null. */
export const useAllowModel = () =>
  useMutation({
    mutationKey: ['allow-model'],
    mutationFn: (host: string | null) => call(setModelConsent, { body: { host } }),
    onMutate: ownedNow,
    onSuccess: (consent, _, isOwned) => {
      if (isOwned()) cache.setQueryData(keys.modelConsent, consent);
    },
    onError: () => askAgain(keys.modelConsent),
  });
