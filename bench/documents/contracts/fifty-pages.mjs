/** A page of a contract has about this many characters. */
const PAGE = 3_000;
const PAGES = 50;

/** The text nearest to fifty pages; none is made longer than it is. */
export function nearestToFiftyPages(texts) {
  const off = (text) => Math.abs(text.length - PAGE * PAGES);
  return texts.reduce((best, text) => (off(text) < off(best) ? text : best));
}
