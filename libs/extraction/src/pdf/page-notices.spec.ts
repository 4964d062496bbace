import { expect, it } from '@jest/globals';
import { damage, silence } from './page-notices.js';

const silent = (count: number) =>
  silence(
    Array.from({ length: count }, () => ({ lines: [] }) as never),
    new Set(),
  );

it.each([
  [damage(5, 1), '1 of 5 pages is damaged and could not be read.'],
  [damage(5, 2), '2 of 5 pages are damaged and could not be read.'],
  [silent(1), '1 of 1 pages has no text; it may be blank,'],
  [silent(2), '2 of 2 pages have no text; they may be blank,'],
])('counts pages: %j', ([notice], start) => {
  expect(notice?.startsWith(start)).toBe(true);
});
