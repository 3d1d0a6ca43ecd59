import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { categoryIds } from '../../../contract/categories.ts';
import { CategoryIcon } from './category-icon.tsx';

test('every category has a picture of its own', () => {
  const pictures = categoryIds.map((id) => renderToStaticMarkup(createElement(CategoryIcon, { id })));
  expect(new Set(pictures).size).toBe(6);
});
