import { expect, test } from 'vitest';
import { joinLink } from './join-link.ts';

test.each([
  ['AB2CD', 'https://afterglow.example', 'https://afterglow.example/join?code=AB2CD'],
  ['AB2CD', 'http://localhost:3000', 'http://localhost:3000/join?code=AB2CD'],
  ['A&B=#', 'http://localhost:3000', 'http://localhost:3000/join?code=A%26B%3D%23'],
])('the link of %s at %s', (code, origin, link) => {
  expect(joinLink(code, origin)).toBe(link);
});
