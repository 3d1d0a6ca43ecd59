import type { Message, Sender } from './port.ts';

const hostOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/**
 * The message as the library takes it. The address goes in as an object, which is not parsed: a comma in it cannot
 * become a second recipient. No file and no address is ever read for a body.
 */
export const compose = (message: Message, from: Sender) => ({
  from,
  to: { name: '', address: message.to },
  subject: message.subject,
  text: message.text,
  html: message.html,
  messageId: `<${message.id}@${hostOf(from.address)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
