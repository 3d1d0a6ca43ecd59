import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { track } from '../../browser/analytics.ts';
import { type TabId, tabFromHash } from './tab-from-hash.ts';

const currentTab = (): TabId => tabFromHash(window.location.hash);

const openTab = (tab: TabId): void => {
  if (tab === currentTab()) return;
  track('tab_switch', { tab });
  const { pathname, search } = window.location;
  navigate(`${pathname}${search}#${tab}`);
  window.scrollTo({ top: 0 });
};

/** The tab that the URL hash names, and how to open another: reload, back and forward keep it. */
export const useTab = (): [TabId, (tab: TabId) => void] => [useLocationProperty(currentTab), openTab];
