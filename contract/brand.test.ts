import { expect, test } from 'vitest';
import { brand } from './brand.ts';

test('name, tagline and origin are the product’s', () => {
  expect(brand.name).toBe('Afterglow');
  expect(brand.tagline).toBe('Your post-intimacy feedback app');
  expect(brand.madeIn).toBe('Made in India and tested daily with my partner.');
  expect(brand.dashboardTitle).toContain(brand.name);
});
