export type NotificationState = 'unsupported' | 'undecided' | 'granted' | 'denied';

const states = { default: 'undecided', granted: 'granted', denied: 'denied' } as const;

/** What the person has decided about notifications in this browser. */
export const notificationState = (): NotificationState =>
  'Notification' in window ? states[Notification.permission] : 'unsupported';

/** Asks for permission; call it from a press, or browsers refuse. */
export const askForNotifications = async (): Promise<NotificationState> =>
  'Notification' in window ? states[await Notification.requestPermission()] : 'unsupported';
