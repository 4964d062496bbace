import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule } from '../rule.js';

type Part = 'counted' | 'left out';

interface LengthFound {
  words: number;
  court: keyof typeof LIMITS | null;
  /** `REPLY BRIEF FOR APPELLANT`, and which paper that is. */
  paper: (Span & { kind: PaperKind }) | null;
  /** What begins here, where the paragraph is a heading. */
  begins: Part | null;
  certified: (Span & { words: number }) | null;
}

type PaperKind = 'reply' | 'petition' | 'motion' | 'brief';

/** The words that each court allows, and its rule. */
const LIMITS = {
  appeals: {
    brief: [13_000, 'Fed. R. App. P. 32(a)(7)(B)(i)'],
    reply: [6_500, 'Fed. R. App. P. 32(a)(7)(B)(ii)'],
    motion: [5_200, 'Fed. R. App. P. 27(d)(2)(A)'],
  },
  supreme: {
    petition: [9_000, 'Sup. Ct. R. 33.1(g)(i)'],
    brief: [13_000, 'Sup. Ct. R. 33.1(g)(v)'],
  },
} as const satisfies Record<string, Partial<Record<PaperKind, readonly [number, string]>>>;

const COURTS = {
  appeals: /\bunited states court of appeals\b/i,
  supreme: /\bsupreme court of the united states\b/i,
} as const;
/** A caption is as short as this; a court that an argument names is none. */
const CAPTION = 300;
const PAPERS: readonly (readonly [PaperKind, RegExp])[] = [
  ['reply', /\bREPLY BRIEF\b[A-Z’' -]*/],
  ['petition', /\bPETITION FOR (?:A )?WRIT OF CERTIORARI\b/],
  ['motion', /\bMOTION (?:TO|FOR)\b[A-Z’' -]*/],
  ['brief', /\b(?:OPENING |PRINCIPAL |ANSWERING )?BRIEF (?:FOR|OF|ON)\b[A-Z’' -]*/],
];
const HEADING = 90;
/** Fed. R. App. P. 32(f): what does not count. */
const LEFT_OUT =
  /^(?:corporate )?(?:disclosure statement|table of (?:contents|authorities|citations)|statement regarding oral argument|certificate|proof of service|addendum|glossary|respectfully submitted)\b/i;
const COUNTED =
  /^(?:[IVX\d]{1,4}\.\s)?(?:introduction|preliminary statement|jurisdiction\w*|statement of|questions? presented|issues? presented|background|facts|summary of|argument|standard of review|conclusion)\b/i;
const CERTIFIED =
  /\b(?:brief|motion|petition|document|response)\s+(?:contains|has|consists of)\s+(?:approximately\s+)?(\d{1,2},?\d{3}|\d{2,3})\s+words\b/i;

export const overLength: DocumentRule<LengthFound> = {
  id: 'over-length',
  name: 'Longer than the court allows',
  family: 'citations',
  severity: 'medium',
  why: 'A clerk may refuse a paper over the limit, and a certificate of compliance that is wrong is a false statement to the court.',
  source: 'Fed. R. App. P. 27(d)(2), 32(a)(7), (f), (g); Sup. Ct. R. 33.1',
  documents: ['brief'],
  matches: [
    {
      in: 'brief',
      text: 'ARGUMENT\n\nThe court below erred when it held that the notice was timely, for the statute asks that it be received, and it was not.\n\nCERTIFICATE OF COMPLIANCE\n\nThis brief contains [[18]] words.',
    },
  ],
  passes: [
    {
      in: 'brief',
      text: 'ARGUMENT\n\nThe court below erred when it held that the notice was timely.\n\nCERTIFICATE OF COMPLIANCE\n\nThis brief contains 1,240 words.',
    },
  ],
  collect: ({ text }: Paragraph) => ({
    words: text.match(/\S+/g)?.length ?? 0,
    court: text.length > CAPTION ? null : courtIn(text),
    paper: text.length > CAPTION ? null : paperIn(text),
    begins: text.length > HEADING ? null : beginsWith(text.trim()),
    certified: certifiedIn(text),
  }),
  check: (parts) => {
    const counted = countedWords(parts.map(({ found }) => found));
    const found = parts.flatMap(({ at, found: { certified } }) =>
      certified && counted > certified.words * TOLERANCE
        ? [
            {
              start: at + certified.start,
              end: at + certified.end,
              remark: `About ${rounded(counted)} words count toward the limit, more than this certifies.`,
            },
          ]
        : [],
    );
    const court = parts.find((part) => part.found.court)?.found.court;
    const paper = parts.find((part) => part.found.paper);
    const limits: Partial<Record<PaperKind, readonly [number, string]>> = court
      ? LIMITS[court]
      : {};
    const limit = paper && limits[paper.found.paper!.kind];
    if (!limit || counted <= limit[0]) return found;
    const { start, end } = paper.found.paper!;
    return [
      {
        start: paper.at + start,
        end: paper.at + end,
        remark: `About ${rounded(counted)} words count, and ${limit[1]} allows ${limit[0].toLocaleString('en-US')} unless a local rule or an order says otherwise.`,
      },
      ...found,
    ];
  },
};

/** A word processor counts a little otherwise. */
const TOLERANCE = 1.03;

const rounded = (words: number): string =>
  (words < 1_000 ? words : Math.round(words / 100) * 100).toLocaleString('en-US');

const courtIn = (text: string): LengthFound['court'] =>
  COURTS.appeals.test(text) ? 'appeals' : COURTS.supreme.test(text) ? 'supreme' : null;

function paperIn(text: string): LengthFound['paper'] {
  for (const [kind, expression] of PAPERS) {
    const match = expression.exec(text);
    if (match) {
      return { kind, start: match.index, end: match.index + match[0].trimEnd().length };
    }
  }
  return null;
}

const beginsWith = (text: string): Part | null =>
  LEFT_OUT.test(text) ? 'left out' : COUNTED.test(text) ? 'counted' : null;

function certifiedIn(text: string): LengthFound['certified'] {
  const match = CERTIFIED.exec(text);
  if (!match) return null;
  const start = match.index + match[0].indexOf(match[1]!);
  return { start, end: start + match[1]!.length, words: Number(match[1]!.replace(',', '')) };
}

/** The words of the parts that count; all, where no heading parts them. */
function countedWords(parts: readonly LengthFound[]): number {
  if (!parts.some(({ begins }) => begins === 'counted'))
    return parts.reduce((sum, { words }) => sum + words, 0);
  let part: Part = 'left out';
  let sum = 0;
  for (const { begins, words } of parts) {
    part = begins ?? part;
    if (part === 'counted') sum += words;
  }
  return sum;
}
