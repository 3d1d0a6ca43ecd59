/** What one browser tab tells the others of the same site. */
type TabMessage = 'signed-in' | 'signed-out' | 'drafts-cleared';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('afterglow');

export const tellOtherTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Hears what other tabs tell; returns how to stop. */
export const hearOtherTabs = (listener: (message: TabMessage) => void): (() => void) => {
  const hear = (event: MessageEvent<TabMessage>) => listener(event.data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
};
