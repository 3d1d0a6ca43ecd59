type Body = {
  readonly token?: string | null;
  readonly session?: { readonly token?: string | undefined };
} | null;

/** The calls whose replies hold the session's token beside the cookie. */
const tell = /\/(?:sign-(?:in|up)\/email|get-session)$/;

const without = (body: Body): Body =>
  body && {
    ...body,
    ...(typeof body.token === 'string' ? { token: 'in the cookie' } : {}),
    ...(body.session ? { session: { ...body.session, token: undefined } } : {}),
  };

/** The session's own token travels in the cookie, which no script can read, and in no body. */
export const withoutSessionToken = async (path: string, reply: Response): Promise<Response> => {
  if (!reply.ok || !tell.test(path)) return reply;
  const body = (await reply.json()) as Body;
  const headers = new Headers(reply.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(without(body)), { status: reply.status, headers });
};
