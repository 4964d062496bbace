import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule } from '../rule.js';

interface Reference extends Span {
  section: number;
  sub: string;
  words: string;
  isHere: boolean;
  isOwn: boolean;
  /** `as explained in` it. */
  isExplained: boolean;
}

/** What a paragraph says about numbered sections: which it begins, and to which it refers. */
interface SectionsFound {
  own: number[];
  /** `.2` of `14.2`, as it is headed, and `(b)`. */
  below: string[];
  /** A pleading is in numbered paragraphs, and `paragraph 9` is of it. */
  references: Reference[];
  isInParts: boolean;
}

/** `14. Notices`, `14.2 Form`, `Section 14. Notices`, `ARTICLE 14`, `III. Damages`. */
const OWN =
  /^\s*(?:(?:[Ss]ection|SECTION|[Aa]rticle|ARTICLE|[Pp]art|PART|[Ii]tem|[Pp]aragraph|[Ss]tep)\s+)?(?:(\d{1,2})(?=\.(?:\d|\s|$)|\)\s|\s*$|\s+[A-Z])|([IVX]{1,6}|[ivx]{1,6})(?=\.\s|\s*$))/;
/** Within a line: `due. 4. Term`. */
const INLINE = /(?<=[.;:]["”)]?\s)(\d{1,2})(?=\.\s+\p{Lu})/gu;
const REFERENCE =
  /\b(?:[Ss]ection|Article|[Pp]aragraph|[Cc]lause|[Ii]tem|[Pp]art|[Pp]oint|[Ss]tep)s?\s(?:\d{1,2} (?:and|or|through|to) )?(?:(\d{1,2})(?:(\.\d{1,2}|\([a-h]\)(?!\())(?:\.\d{1,2})*)?(?![\d,]*\d|\()|([IVX]{1,6})\b(?!-|\.[A-Za-z\d]))/g;
/** Outside of a contract only these say that it is a part of this very text. */
const BELOW = /^,? (?:above|below)\b/;
const POINTS =
  /\b(?:[Aa]s |[Ss]ee |(?:(?:explain|discuss|describe|show|argue|state|summarize|cover|treat|address)(?:e?[ds]|es|n)?|set out|set forth) (?:this |it |them )?(?:more fully |below )?(?:in|under) )$/;
const HERE = /^(?:Part|Point)\s[IVX]/;
/** Its own parts are headed so. */
const HEADED = /^\s*part\s[ivx]+\b/i;
/** What is behind the number of a section that is another document’s. */
const OF_OTHERS =
  /^,?\s(?:and\s\d[\d.]*\s)?(?:of|to|under|in)\s(?!(?:this|the)\s(?:Agreement|Contract|Lease|Note|Plan|Deed)\b(?!\s(?:dated|between|of)))(?:the\s|that\s|such\s|its\s|an?\s|each\s)?[\p{Lu}\d“"]|^\s(?:thereof|of such|of that|of the (?:act|code|statute|rules?)\b)/u;
/** And before its name. */
const BEHIND_OTHERS =
  /(?:Act|Code|Law|Rules?|Regulations?|Statutes?|Exchange|Treas\. Reg\.|C\.F\.R\.|U\.S\.C\.),?\s$/;
/** An answer goes through the paragraphs of a complaint. */
const ANSWERS = /\b(?:den(?:y|ies|ied)|admit(?:s|ted)?|answer\w*|respon\w*)\b/i;
/** A pleading has more. */
const LEAST_PLEADED = 6;
/** Fewer sections than this are no document whose end is known. */
const LEAST = 2;
/** A number farther beyond the end is another thing’s: a section of land, or of a statute. */
const FARTHEST = 20;

export const deadReference: DocumentRule<SectionsFound> = {
  id: 'dead-reference',
  name: 'Reference to a section that is not there',
  family: 'consistency',
  severity: 'medium',
  why: 'A reference that leads nowhere leaves open what was agreed, and shows that the text was taken from another.',
  source: 'Adams, A Manual of Style for Contract Drafting, on cross-references',
  matches: [
    'I. The court has jurisdiction.\n\nII. The claim is timely. As shown in [[Part V]], it is also sound.\n\nParagraph 14 says so.',
    '1. Ruiz sells tile.\n\n2. Vos bought tile.\n\n3. It broke.\n\n4. Ruiz knew.\n\n5. Vos lost money.\n\n6. That was the loss that [[paragraph 14]] tells.',
    'Part I. The facts are plain. The bank records, which we discuss in [[Part IV]], are not.\n\nPart II. The law is plain.',
    'Bring these.\n\n1. The deed, which is long.\n2. The keys to the shop, as [[item 6 below]] says.',
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay as [[Section 12]] says.\n\n3. Term. It ends in May.',
    },
    {
      in: 'contract',
      text: '1. Services\n\n1.1 Acme shall audit.\n\n1.2 It shall report.\n\n2. Fees\n\n2.1 Borden shall pay, but for [[Section 1.4]].',
    },
    {
      in: 'contract',
      text: '1. Work. Acme shall (a) audit, (b) teach, and (c) report.\n\n2. Fees. Borden shall pay for the report of [[Section 1(e)]] and for Section 1(b).',
    },
    '1. It leaks.\n\n2. It must be mended.\n\n3. We shall pay, as explained in [[paragraph 7]].',
  ],
  passes: [
    '1. Ruiz sells.\n\n2. Vos buys.\n\n3. It broke.\n\n4. He knew.\n\n5. She lost.\n\n6. Vos denies paragraph 14 and relies on paragraph 9 of the lease.',
    'I. The court has jurisdiction.\n\nII. The claim is timely. As shown in Part I, it is sound. See Part IV of the opinion.',
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay as Section 3 says.\n\n3. Term. It ends in May.',
    },
    {
      in: 'contract',
      text: '1. Services. Acme shall audit.\n\n2. Fees. Borden shall pay under Section 14 of the Loan Agreement.\n\n3. Term. It ends in May.',
    },
  ],
  collect: ({ text }: Paragraph) => ({
    isInParts: HEADED.test(text),
    own: text
      .split('\n')
      .flatMap((line) => {
        const [, figure, roman] = OWN.exec(line) ?? [];
        return [figure ?? (roman && numberOf(roman)), ...(line.match(INLINE) ?? [])];
      })
      .filter((number) => number !== undefined)
      .map(Number),
    below: [...text.matchAll(/^\s*\d{1,2}(\.\d{1,2})(?=\.?\s)|(?<=\s|^)(\([a-h]\))(?=\s)/gm)].map(
      ([, number, letter]) => (number ?? letter)!,
    ),
    references: [...text.matchAll(REFERENCE)].flatMap((match) => referenceAt(text, match) ?? []),
  }),
  check: (parts, { documentKind }) => {
    const own = new Set(parts.flatMap(({ found }) => found.own));
    let last = 0;
    while (own.has(last + 1)) last++;
    // A number that stands alone beyond a gap may be a section too: then nothing is sure.
    if (last < LEAST || [...own].some((number) => number > last)) return [];
    const below = belowOf(parts.map(({ found }) => found));
    const isInParts = parts.some(({ found }) => found.isInParts);
    return parts.flatMap(({ at, found }) =>
      found.references
        .filter(
          ({ isHere, isOwn, isExplained, words }) =>
            isHere ||
            (/^Part/.test(words) ? isInParts : documentKind === 'contract') ||
            (isOwn && last >= (isExplained ? LEAST : LEAST_PLEADED)),
        )
        .flatMap(({ start, end, words, section, sub }) => {
          const before = lastBefore({ section, sub }, last, below);
          const remark = `There is no ${words}: the sections end with ${before}.`;
          return before === null ? [] : [{ start: at + start, end: at + end, remark }];
        }),
    );
  },
};

function referenceAt(text: string, match: RegExpExecArray): Reference | null {
  const [named, figure, sub = '', roman = ''] = match;
  const start = match.index;
  const behind = text.slice(start + named.length, start + named.length + 80);
  const before = text.slice(Math.max(0, start - 40), start);
  const place = BELOW.exec(behind)?.[0] ?? '';
  const words = named + place;
  const isOthers = OF_OTHERS.test(behind) || BEHIND_OTHERS.test(before);
  const isHere = place !== '' || (HERE.test(named) && POINTS.test(before) && !/^ of /.test(behind));
  const isOwn =
    /^[Pp]aragraph/.test(named) && !/^,? (?:of|in|to) /.test(behind) && !ANSWERS.test(before);
  // An item or a part may be of anything, where it is not said to be of this text.
  if (isOthers || (!isHere && /^(?:[Ii]tem|part|[Pp]oint|[Ss]tep)/.test(words))) return null;
  const section = Number(figure ?? numberOf(roman));
  const isExplained = POINTS.test(before);
  return { start, end: start + words.length, section, sub, words, isHere, isOwn, isExplained };
}

/** The last section there is, where one behind it is referred to: of all, or of those below one. */
function lastBefore(
  { section, sub }: Pick<Reference, 'section' | 'sub'>,
  last: number,
  below: ReadonlySet<string>,
): string | null {
  if (section > last) return section <= last + FARTHEST ? `${last}` : null;
  const marks = [NUMBERS, LETTERS].find((each) => each.includes(sub));
  const end = marks?.findIndex((mark) => !below.has(`${section}${mark}`)) ?? 0;
  return end >= LEAST && marks!.indexOf(sub) >= end ? `${section}${marks![end - 1]}` : null;
}

const NUMBERS = Array.from({ length: 40 }, (_, at) => `.${at + 1}`);
const LETTERS = [...'abcdefgh'].map((letter) => `(${letter})`);

/** What is headed below each section: `3.2`, `3(b)`; letters are of the section that began last. */
function belowOf(all: readonly SectionsFound[]): Set<string> {
  let section = 0;
  return new Set(
    all.flatMap(({ own, below }) => {
      section = own.at(-1) ?? section;
      return own.length > 1 ? [] : below.map((mark) => `${section}${mark}`);
    }),
  );
}

const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ');
const numberOf = (roman: string): number => ROMAN.indexOf(roman.toLowerCase()) + 1;
