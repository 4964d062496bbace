import type { QuotedPassage } from '@casewright/contracts';

/** An opinion in which a quotation is looked for. */
export interface OpinionText {
  /** 0 for the lead opinion, then in the order of the report. */
  ordinal: number;
  kind: string;
  text: string;
  /** Where the pages of its report begin. */
  pages: readonly { at: number; label: string }[];
}

/** Characters of the source shown before and after the words. */
const AROUND = 160;
/** Longest passage, in characters; an ellipsis may span pages. */
const LONGEST_PASSAGE = 3_000;
/** How far before the words a page mark is searched for, in characters. */
const PAGE_REACH = 20_000;

/** The words found in an opinion as a reader sees them, with some of the surrounding text. */
export function toPassage(
  { ordinal, kind, text, pages }: OpinionText,
  found: { start: number; end: number },
): QuotedPassage {
  const end = Math.min(found.end, found.start + LONGEST_PASSAGE);
  const from = wordStart(text, Math.max(0, found.start - AROUND), found.start);
  const to = wordEnd(text, Math.min(text.length, end + AROUND), end);
  return {
    opinion: ordinal,
    opinionKind: kind,
    page: pageOf(text, pages, found.start),
    text: text.slice(from, to),
    start: found.start - from,
    end: end - from,
  };
}

function wordStart(text: string, at: number, limit: number): number {
  if (at === 0) return 0;
  const space = /\s+/.exec(text.slice(at, limit));
  return space ? at + space.index + space[0].length : limit;
}

function wordEnd(text: string, at: number, limit: number): number {
  if (at === text.length) return at;
  const words = text.slice(limit, at).replace(/\s*\S*$/, '');
  return limit + words.length;
}

/** By the pages of the structure; in plain text by the last `*402` in front. */
function pageOf(text: string, pages: OpinionText['pages'], at: number): string | null {
  const marked = pages.findLast((page) => page.at <= at);
  if (marked) return marked.label;
  const before = text.slice(Math.max(0, at - PAGE_REACH), at);
  return (
    before
      .match(/\*\d{1,5}\b/g)
      ?.at(-1)
      ?.slice(1) ?? null
  );
}
