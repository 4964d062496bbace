import { extentOf, liesInside } from './page-extent.js';

describe('liesInside', () => {
  const marked = { firstPage: 401, labels: [402, 403, 404, 405], length: 9_000 };

  it.each([
    ['a marked page', 403, marked, true],
    ['the first page', 401, marked, false],
    ['the last page, where another case may begin', 405, marked, false],
    ['a page after it', 406, marked, false],
    ['a page before it', 399, marked, false],
  ])('%s', (_name, page, printed, inside) => {
    expect(liesInside(page, printed)).toBe(inside);
  });

  it("goes by the length where the marks are another printing's", () => {
    const printed = { firstPage: 686, labels: [484, 485, 490], length: 60_000 };
    expect(liesInside(690, printed)).toBe(true);
    expect(liesInside(695, printed)).toBe(false);
    const early = { firstPage: 400, labels: [484, 485, 490], length: 60_000 };
    expect(liesInside(450, early)).toBe(false);
  });

  it('says nothing of a short text without marks', () => {
    expect(liesInside(11, { firstPage: 10, labels: [], length: 9_000 })).toBe(false);
  });
});

describe('extentOf', () => {
  const marked = { firstPage: 401, labels: [402, 403, 405], length: 9_000 };
  const summary = { firstPage: 401, labels: [], length: 0 };

  it.each([
    ['the marks of its own printing', marked, 420, { first: 401, inside: 405, last: 405 }],
    ['the next case alone', summary, 420, { first: 401, inside: 401, last: 420 }],
    ['nothing', summary, null, { first: 401, inside: 401, last: null }],
    [
      'the length of its text',
      { firstPage: 10, labels: [], length: 60_000 },
      null,
      { first: 10, inside: 17, last: null },
    ],
  ])('goes by %s', (_name, printed, next, extent) => {
    expect(extentOf(printed, next)).toEqual(extent);
  });
});
