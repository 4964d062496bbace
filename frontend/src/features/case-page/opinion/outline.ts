import type { Paragraph } from '@casewright/contracts';

type Line = Pick<Paragraph, 'index' | 'text'>;

/** Lines of a caption are short. */
const LONGEST_LINE = 120;
const FEWEST_LINES = 3;

const STAR = String.raw`(?:\*\d+\s+)?`;
const NAME = String.raw`\p{Lu}[\p{L}.'’ -]{1,40}`;
const TITLES = String.raw`(?:(?:M[Rr][Ss]?|M[Ss])\.\s+|(?:THE|The)\s+|(?:CHIEF|Chief)\s+)*`;
const JUSTICE = String.raw`${TITLES}(?:JUSTICE|Justice)\s+\p{Lu}`;
const JUDGE = String.raw`${NAME},\s+(?:(?:C\.\s?)?JJ?\.|(?:\p{L}+\s+){0,3}Judges?\b)`;
const SEPARATE = String.raw`(?:concurring|dissenting)(?:,?\s(?:in|and|from)\b[^.:]{0,70})?`;
const LEADING = String.raw`(?:delivered|announced)\sthe\s(?:opinion|judgment)\b[^.]{0,80}`;
const HEADING = new RegExp(
  String.raw`^${STAR}(?:${JUSTICE}|${JUDGE}).{0,160}?(?:${SEPARATE}|${LEADING})[.:]?(?:\[[^\]]+\])?$`,
  'u',
);

/** How many paragraphs at the beginning are the caption, in lines: before any that is prose. */
export function captionLength(paragraphs: readonly Line[]): number {
  const end = paragraphs.findIndex(
    ({ text }) => text.length > LONGEST_LINE || /^PER CURIAM\b/.test(text) || HEADING.test(text),
  );
  return end >= FEWEST_LINES ? end : 0;
}

/** What a justice or judge wrote, within a text that has all of them one after another. */
export interface Writing {
  /** The paragraph with which it begins. */
  index: number;
  /** `Mr. Justice Harlan, concurring`. */
  name: string;
}

/** The writings of a text, in order; none where it has only one. */
export function writingsOf(paragraphs: readonly Line[]): Writing[] {
  const found = paragraphs
    .filter(({ text }) => HEADING.test(text))
    .map(({ index, text }) => ({ index, name: nameIn(text) }));
  return found.length > 1 ? found : [];
}

function nameIn(text: string): string {
  return text
    .replace(/^\*\d+\s+|\[[^\]]*\]$/g, '')
    .replace(/[.:]$/, '')
    .replace(/\p{Lu}[\p{Lu}’']+/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}
