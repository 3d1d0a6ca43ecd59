/** A reply that is longer than anything that was asked for. */
export class TooLong extends Error {}

/** Passes on what is read until it is too much, then stops reading. */
const atMost = (bytes: number): TransformStream<Uint8Array, Uint8Array> => {
  let read = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read > bytes) controller.error(new TooLong());
      else controller.enqueue(chunk);
    },
  });
};

/**
 * `fetch` for one server: words go to no other place, so a redirect is a failure, and of a reply no more than `bytes`
 * are ever held.
 */
export const guardedFetch =
  (bytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { body, status, headers } = response;
    if (body === null) return response;
    return new Response(body.pipeThrough(atMost(bytes)), { status, headers });
  };
