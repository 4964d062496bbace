import type { Citation } from '@casewright/law/citations';
import type { Judgment } from './judgment.js';

/** One page, or a range of pages, with or without notes: `24`, `483–84`, `20 n.3`. */
const PAGES = /^(\d{1,6})(?:\s?[-–—]\s?(\d{1,6}))?(\s*(?:n|nn|note|notes|fn)\.?\s*\d.*)?$/;

/** Characters of a pin cite that are read. */
const LONGEST = 300;

/** The pages that a pin cite points to; none for paragraphs, star pages and sections. */
export function pinnedPages(pin: string): number[] {
  const pages: number[] = [];
  for (const item of pin.slice(0, LONGEST).split(/\s*(?:[,;&]|\band\b)\s*/)) {
    const found = PAGES.exec(item.replace(/^(?:at|pp?\.)\s*/, ''));
    if (!found) break;
    const [, first = '', last, notes] = found;
    pages.push(Number(first));
    // "1118–19": the last page is shortened to what differs.
    if (last) pages.push(Number(first.slice(0, Math.max(0, first.length - last.length)) + last));
    if (notes) break;
  }
  return pages;
}

/** Takes away from a verified citation what its pin cite points to outside of the case. */
export function judgePin({ fields }: Citation, judged: Judgment): Judgment {
  const pages = judged.verdict === 'verified' && fields.pin ? pinnedPages(fields.pin) : [];
  if (pages.length === 0) return judged;
  const known = judged.pages;
  const [least, most] = [Math.min(...pages), Math.max(...pages)];
  if (!known) return withUnchecked(judged, pages);
  const { name } = judged.case!;
  const wrong = (why: string): Judgment => ({
    ...judged,
    verdict: 'pin_mismatch',
    explanation: why,
  });
  if (least < known.first)
    return wrong(`${name} begins at page ${known.first}, so page ${least} is not in it.`);
  if (known.last !== null && most > known.last)
    return wrong(`${name} ends by page ${known.last}, so page ${most} is not in it.`);
  return most <= known.inside ? judged : withUnchecked(judged, pages);
}

function withUnchecked(judged: Judgment, pages: readonly number[]): Judgment {
  const which =
    pages.length > 1 ? `Pages ${pages[0]} to ${pages.at(-1)} were` : `Page ${pages[0]} was`;
  return {
    ...judged,
    explanation: `${judged.explanation} ${which} not checked: where the case ends is not known here.`,
  };
}
