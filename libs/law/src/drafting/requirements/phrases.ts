import { isWord } from '@casewright/law/sentences';

/** A stretch of the requirements, as offsets into them. */
export interface Span {
  start: number;
  end: number;
}

const STOP =
  /(?<!\b(?:(?:Inc|Corp|Co|Ltd|L\.P|N\.A|P\.C|[ap]\.m)(?=\.\s(?:[^A-Z]|L\.?L\.?C|L\.?L\.?P|P\.?C\b|Inc|Ltd))|[A-Z](?=\.)|No|no(?=\.\s?\p{L}{0,4}-?\d)|[b-df-hj-np-tv-xz]{2,4}(?=\.\s[^\p{Lu}])|incl|est|approx|Fed|Cir|Wm|sq|Mr|Ms|Mrs|Dr|St|Ave|Blvd|Rd|vs?|U\.S|Cal|Tex|Del|Fla|Ill|Dist|Div|Dept|Reg|Cf|App|Ind|Wis|Nev|Kan|Okla|Ariz|Colo|Conn|Tenn|Minn|Mich|Jr|Sr|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))(?:[.!]{1,20}|\?(?!\s(?:No|Yes|Not|She|He|They|We)\b))(?=\s|$)|(?<=\p{Ll}{2}[.!]['’"”])(?=\s\p{Lu})|(?<!\bvs?)\.(?=\s(?:On|At|After|When|They|He|She|It|We|Our|His|Her|There|This|That)\s)|[;\n•]+/gu;

/** What stands in parentheses within a line: `(reg. no. VA 2-331-908)`. */
const ASIDE = /\([^()\n]{1,200}\)/g;

/** `Exc.`, `equip.`, `2 in.` before a small letter: a period behind what is no word ends no sentence. */
function isShort(text: string, at: number): boolean {
  const [, figure, word = ''] =
    /(\d )?(?<!\p{L})(\p{L}{2,6})$/u.exec(text.slice(Math.max(0, at - 12), at)) ?? [];
  // `Ex. A`, `Sched. 1`: what is numbered.
  const isNumbered =
    /^\p{Lu}/u.test(word) && /^\. (?:\d|[A-Z]\b(?!\.))/.test(text.slice(at, at + 5));
  const goesOn = isNumbered || /^\.,? ?\p{Ll}/u.test(text.slice(at, at + 4));
  return goesOn && (figure ? word === 'in' : word !== '' && !isWord(word.toLowerCase()));
}

const parted = (text: string, from: number, to: number, stop: RegExp): Span[] => {
  const spans: Span[] = [];
  let start = from;
  const asides = [...text.slice(from, to).matchAll(ASIDE)];
  for (const match of text.slice(from, to).matchAll(stop)) {
    if (
      asides.some(
        ({ index, 0: aside }) => index < match.index && match.index < index + aside.length,
      )
    )
      continue;
    if (isShort(text, from + match.index)) continue;
    spans.push({ start, end: from + match.index });
    start = from + match.index + match[0].length;
  }
  spans.push({ start, end: to });
  return spans.filter((span) => /[\p{L}\d]/u.test(text.slice(span.start, span.end)));
};

/** Sentences, and whatever semicolons and new lines part; not the numbers of a list's items. */
export const sentencesOf = (text: string): Span[] =>
  parted(text, 0, text.length, STOP).filter(
    ({ start, end }) => !/^\s*\d{1,2}$/.test(text.slice(start, end)),
  );

/** What commas part within a sentence, but not the commas of figures. */
export const phrasesOf = (text: string, { start, end }: Span): Span[] =>
  parted(
    text,
    start,
    end,
    /,\s+(?!(?:Inc|Incorporated|Corp|LLC|L\.L\.C|PLLC|Ltd|LLP|L\.?P|P\.?C|N\.A|S\.A|B\.V|Jr|Sr|II|III)\b|\d{4}\b)(?:and\s+)?|(?<!\s)\s+[–—]\s+/g,
  );

/** The span that an offset is in, of spans in their order. */
export function spanAt(spans: readonly Span[], offset: number): Span | undefined {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end <= offset) low = middle + 1;
    else high = middle;
  }
  const span = spans[low];
  return span && span.start <= offset ? span : undefined;
}

/** Spans that overlap as one, of spans in the order of their starts. */
export function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { start, end } of spans) {
    const last = all.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
