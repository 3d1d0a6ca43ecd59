import type { Socket } from 'node:net';
import { type ErrorCode, errors } from '../../contract/errors.ts';

/** Milliseconds in which a caller may still send what nobody reads, so that the reply is not lost with the connection. */
const patience = 2_000;

type Kind = { readonly line: string; readonly code: ErrorCode };

/** Headers that outgrow all bounds carry a token or a cookie that is none of ours. */
const kinds: Readonly<Record<string, Kind>> = {
  HPE_HEADER_OVERFLOW: { line: '401 Unauthorized', code: 'unauthorized' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'invalid_input' },
};
const other: Kind = { line: '400 Bad Request', code: 'invalid_input' };

/** Answers what is no HTTP request at all, or has headers without end, in the form of every other error. */
export const answerUnreadable =
  (headers: Readonly<Record<string, string>>) =>
  (error: Error & { code: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { line, code } = kinds[error.code] ?? other;
    const { message } = errors[code];
    const body = JSON.stringify({ code, message, error: message });
    const head = [
      `HTTP/1.1 ${line}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.removeAllListeners('data').resume();
    setTimeout(() => socket.destroy(), patience).unref();
  };
