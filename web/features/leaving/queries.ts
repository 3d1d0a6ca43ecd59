import { useMutation, useQuery } from '@tanstack/react-query';
import { deleteAccount, exportMine, signOutEverywhere } from '../../../contract/leaving.ts';
import { keys } from '../../api/cache.ts';
import { call } from '../../api/client.ts';
import { saveFile } from '../../browser/save-file.ts';
import { fileOf } from './mine.ts';

/** Everything that is mine, asked for anew each time and kept nowhere. */
export const useMine = () =>
  useQuery({ queryKey: keys.mine, queryFn: () => call(exportMine), staleTime: 0, gcTime: 0 });

const download = async (): Promise<void> => {
  const { name, text } = fileOf(await call(exportMine));
  saveFile(name, text, 'application/json');
};

/** Saves everything that is mine as a file. */
export const useDownload = () => useMutation({ mutationKey: ['download'], mutationFn: download });

/** Ends every session at the provider; this browser's own is ended by signing out. */
export const useSignOutEverywhere = () =>
  useMutation({ mutationKey: ['sign-out-everywhere'], mutationFn: () => call(signOutEverywhere) });

/** Deletes the account, for good. */
export const useDeleteAccount = () =>
  useMutation({
    mutationKey: ['delete-account'],
    mutationFn: (password: string) => call(deleteAccount, { body: { password } }),
  });
