import { useQuery } from '@tanstack/react-query';
import { helpLines } from '../../../content/help-lines.ts';
import { type HelpLine, listHelpLines } from '../../../contract/help-lines.ts';
import { keys } from '../../api/cache.ts';
import { call } from '../../api/client.ts';

/** The server's help lines; until they are here, and where they cannot be had, those that come with the product. */
export const useHelpLines = (): readonly HelpLine[] => {
  const { data = helpLines } = useQuery({ queryKey: keys.helpLines, queryFn: () => call(listHelpLines) });
  return data;
};
