import { listHelpLines } from '../../../contract/help-lines.ts';
import { type App, mount } from '../../http/mount.ts';

export const mountHelp = (app: App): void => {
  mount(app, listHelpLines, async (_, { helpLines }) => [...helpLines]);
};
