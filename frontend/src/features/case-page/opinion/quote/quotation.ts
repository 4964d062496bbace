/** What is shown in a text and is no part of it. */
const NOT_TEXT = '.page-mark, sup, button, .sr-only';

const isIn = (range: Range, selector: string) => {
  const { startContainer: node } = range;
  return Boolean((node instanceof Element ? node : node.parentElement)?.closest(selector));
};

/** The selected words of an opinion, a line for each paragraph. */
export function selectedText(range: Range): string {
  const copy = range.cloneContents();
  for (const element of copy.querySelectorAll(NOT_TEXT)) element.remove();
  const paragraphs = [...copy.querySelectorAll('p')];
  const texts = (paragraphs.length > 0 ? paragraphs : [copy]).map(({ textContent }) =>
    (textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
  return texts.filter((text) => text !== '').join('\n');
}

/** The words as a quotation; quotation marks inside become single ones. */
export function quoted(text: string): string {
  const inner = text.replace(/“/g, '‘').replace(/”/g, '’').replace(/"/g, "'");
  return `“${inner}”`;
}

export interface Pages {
  from: string;
  to: string;
  /** The first page that the text marks. */
  first: string;
}

/**
 * The pages on which a selection begins and ends; null where the text marks none before it, or where
 * the footnotes are, which stand behind all pages.
 */
export function pagesOf(range: Range, text: Element): Pages | null {
  const marks = [...text.querySelectorAll<HTMLElement>('[data-page]')];
  const first = marks[0]?.dataset.page;
  if (first === undefined || isIn(range, '[data-footnotes]')) return null;
  const before = marks.filter((mark) => placeOf(mark, range) < 0);
  const until = marks.filter((mark) => placeOf(mark, range) <= 0);
  const from = before.at(-1)?.dataset.page ?? pageBefore(first);
  return from === null ? null : { from, to: until.at(-1)?.dataset.page ?? from, first };
}

/** Below 0 in front of the range, above behind it. */
function placeOf(mark: HTMLElement, range: Range): number {
  const parent = mark.parentNode!;
  return range.comparePoint(parent, [...parent.childNodes].indexOf(mark));
}

function pageBefore(label: string): string | null {
  return /^\d+$/.test(label) && Number(label) > 1 ? String(Number(label) - 1) : null;
}

/** The first page that a text marks is not so far behind the one that the case begins on. */
const MARKED_WITHIN = 100;

/** The one of a case's citations whose report has the marked pages; null where none may. */
export function citationOfPages(citations: readonly string[], { first }: Pages): string | null {
  const fits = citations
    .map((citation) => ({ citation, page: Number(/^\d+ .+ (\d+)$/.exec(citation)?.[1]) }))
    .filter(({ page }) => page <= Number(first) && Number(first) - page < MARKED_WITHIN);
  return fits.sort((a, b) => b.page - a.page)[0]?.citation ?? null;
}

/** `453`, or `453-54`, as the Bluebook has it (rule 3.2(a)). */
export function pinOf({ from, to }: Pages): string {
  if (from === to) return from;
  const isShort =
    from.length === to.length && from.length > 2 && from.slice(0, -2) === to.slice(0, -2);
  return `${from}-${isShort ? to.slice(-2) : to}`;
}
