import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { citationOfPages, pagesOf, pinOf, quoted, selectedText } from './quotation';

afterEach(cleanup);

function open() {
  const { container } = render(
    <>
      <p>
        First{' '}
        <span className="page-mark" data-page="21">
          *21
        </span>
        <i>second</i> third.
        <sup>1</sup>
      </p>
      <p>
        Fourth{' '}
        <span className="page-mark" data-page="22">
          *22
        </span>
        fifth.
      </p>
      <section data-footnotes>
        <p>A note.</p>
      </section>
    </>,
  );
  const nodeOf = (words: string) => {
    const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.textContent?.includes(words)) break;
    return walker.currentNode;
  };
  const select = (from: string, to: string) => {
    const range = document.createRange();
    range.setStart(nodeOf(from), nodeOf(from).textContent!.indexOf(from));
    range.setEnd(nodeOf(to), nodeOf(to).textContent!.indexOf(to) + to.length);
    return range;
  };
  return { container, select };
}

describe('what is selected', () => {
  it('is its words, without pages and footnote calls, a line for each paragraph', () => {
    const { select } = open();
    expect(selectedText(select('First', 'fifth.'))).toBe('First second third.\nFourth fifth.');
    expect(selectedText(select('hird', 'hird'))).toBe('hird');
  });

  it.each([
    ['First', 'First', ['20', '20']],
    ['First', 'second', ['20', '21']],
    ['second', 'Fourth', ['21', '21']],
    ['third', 'fifth', ['21', '22']],
    ['fifth', 'fifth', ['22', '22']],
  ])('from %s to %s is on its pages', (from, to, pages) => {
    const { container, select } = open();
    const found = pagesOf(select(from, to), container)!;
    expect([found.from, found.to]).toEqual(pages);
  });

  it('has no pages among the footnotes, nor in a text without', () => {
    const { container, select } = open();
    expect(pagesOf(select('note', 'note'), container)).toBeNull();
    for (const mark of container.querySelectorAll('[data-page]')) mark.remove();
    expect(pagesOf(select('First', 'fifth'), container)).toBeNull();
  });
});

it('Quotation marks in a quotation become single ones', () => {
  expect(quoted('He said “no” and "so."')).toBe("“He said ‘no’ and 'so.'”");
});

const pages = (from: string, to = from, first = from) => ({ from, to, first });

it('The citation is the one whose report has the pages', () => {
  const citations = ['91 S. Ct. 2022', '403 U.S. 443', '29 L. Ed. 2d 564'];
  expect(citationOfPages(citations, pages('453', '453', '444'))).toBe('403 U.S. 443');
  expect(citationOfPages(citations, pages('600', '601', '444'))).toBe('403 U.S. 443');
  expect(citationOfPages(citations, pages('2030'))).toBe('91 S. Ct. 2022');
  expect(citationOfPages(citations, pages('3'))).toBeNull();
  expect(citationOfPages(['No. 12'], pages('3'))).toBeNull();
});

it.each([
  ['453', '453', '453'],
  ['453', '454', '453-54'],
  ['498', '502', '498-502'],
  ['9', '11', '9-11'],
])('The pin from %s to %s', (from, to, pin) => {
  expect(pinOf(pages(from, to))).toBe(pin);
});
