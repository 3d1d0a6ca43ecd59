import { login } from '../../contract/accounts.ts';
import { saveAnswer } from '../../contract/answers.ts';
import type { Call } from '../../contract/call.ts';
import { acceptInvite, createInvite } from '../../contract/invites.ts';

/** A token holder whose partner has answered the same questions. */
export type Member = { readonly uid: string; readonly token: string };

const post = async (url: string, path: string, headers: Record<string, string>, body?: object) => {
  const sent = body ? { 'content-type': 'application/json', ...headers } : headers;
  const reply = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: sent,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return { reply, json: (await reply.json()) as Record<string, string> & { user: { id: string } } };
};

const speak = (url: string, { token }: Member, call: Call, body?: object, code = '') =>
  post(url, call.path.replace('{code}', code), { authorization: `Bearer ${token}` }, body);

const newMember = async (url: string, email: string): Promise<Member> => {
  const account = { email, password: 'bench password', name: 'Bench' };
  const { reply, json } = await post(url, '/identity/sign-up/email', { origin: url }, account);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const { token } = (await (await fetch(`${url}/identity/token`, { headers: { cookie } })).json()) as {
    token: string;
  };
  const member = { uid: json.user.id, token };
  await speak(url, member, login, { uid: member.uid });
  return member;
};

const answerText = 'I felt close to you on Sunday, when you asked what I needed and waited for the answer.';

/** Makes one couple in which both have answered the first ten questions of a category; gives the first member. */
export const makeCouple = async (url: string, name: string): Promise<Member> => {
  const one = await newMember(url, `${name}-1@example.org`);
  const two = await newMember(url, `${name}-2@example.org`);
  const { json } = await speak(url, one, createInvite, {});
  await speak(url, two, acceptInvite, undefined, json.inviteCode);
  for (let n = 1; n <= 10; n++) {
    const questionId = `love-questions-${String(n).padStart(2, '0')}`;
    for (const member of [one, two]) await speak(url, member, saveAnswer, { questionId, answer: answerText });
  }
  return one;
};
