import { definitionsOf } from '../../text/defined-terms.js';
import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule, RuleContext } from '../rule.js';
import { INSTITUTION, isLoneTerm, type LoneTerms, loneTermsIn } from './lone-terms.js';
import { TERMS_TO_DEFINE } from './terms-to-define.js';

/** Words that a draft capitalizes as if it had defined them; a review of a whole contract asks for more. */
const TERMS = [
  ...TERMS_TO_DEFINE,
  ...'Fee Invoice Services Products Goods Equipment Software Premises Deposit Rent Royalties Materials Representatives Personnel Expenses Statement·of·Work Collateral Milestones Improvements'
    .split(' ')
    .map((term) => term.replaceAll('·', ' ')),
];
/** What a term of several words ends with that is a thing of this contract and nobody’s name. */
const LAST =
  'Date|Charge|Fee|Price|Amount|Period|Deposit|Payment|Rate|Event|Standard|Property|Goods|Plan|Report|Costs|Expenses|Area|Space|Account|Bonus|Credit|Limit|Cap|Hours|Materials|Notice|Cost|Threshold|Penalty|Discount|Allowance|Sum|Balance|Schedule|Site|Share|Zone|Window|Target|Reserve|Test';
/** The longest that stands at a place. */
const TERM = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:\\p{Lu}\\p{Ll}+ ){1,3}(?:${LAST})(?!\\p{Ll}{2})|${[...TERMS].sort((a, b) => b.length - a.length).join('|')})`,
  'gu',
);

/** Of two or three words of English: any thing that a contract speaks of, and no institution. */
const ANY_TERM =
  /(?<![\p{L}\d’'.])(?:[Tt]he|[Aa]ny|[Ee]ach|[Aa]ll|[Ss]uch|[Ee]very|no|[Tt]hese|[Tt]hose|other)\s((?:\p{Lu}\p{Ll}{2,} ){1,2}\p{Lu}\p{Ll}+)(?![\p{L}’'-])(?!\s(?:\p{Lu}|\d|&|of \p{Lu}|for \p{Lu}|and \p{Lu}|\())/gu;

interface Found {
  text: string;
  defined: string[];
  /** Whether it says that its terms are defined in another document. */
  isElsewhere: boolean;
  used: (Span & { term: string })[];
  lone: LoneTerms;
}

export const undefinedTerm: DocumentRule<Found> = {
  id: 'undefined-term',
  name: 'Capitalized and not defined',
  family: 'consistency',
  severity: 'medium',
  why: 'A capital says that the word has been given a meaning; where none was, what it covers is open to dispute.',
  source: 'Adams, A Manual of Style for Contract Drafting, on defined terms',
  documents: ['contract', 'brief', 'client-letter', 'demand-letter', 'memo', 'other'],
  matches: [
    {
      in: 'contract',
      text: 'Acme Company (“Provider”) audits for Borden, Inc. (“Client”). Client shall pay the [[Fees]] within thirty days. Provider shall keep records.',
    },
    {
      in: 'contract',
      text: 'Vera Orr (“Author”) writes for Borden, Inc. (“Publisher”). Author shall sign what the [[Company]] asks for.',
    },
    'Borden, Inc. makes a pump (the “Pump”). Mr. Ruiz bought the Pump in May. The [[Appliance]] leaked.',
    {
      in: 'contract',
      text: 'Acme Company (“Provider”) teaches for Borden, Inc. (“Client”). If a pupil is late, the [[Missed Lesson Charge]] is due to Provider.',
    },
  ],
  passes: [
    'Borden, Inc. makes a pump (the “Pump”). Mr. Ruiz showed the Pump to the Sheriff and to the Harbor Museum. The Museum bought it.',
    {
      in: 'contract',
      text: 'Acme Company (“Provider”) repairs for Borden, Inc. (“Client”) under the Commercial Code. Each Large Machine Shop Plan Tool and the Lowndes Tractor are repaired.',
    },
  ],
  collect,
  check: (parts, { documentKind }) => {
    const defined = new Set(parts.flatMap(({ found }) => found.defined.map(stemOf)));
    // A clause that stands alone has its terms elsewhere.
    if (defined.size === 0 || parts.some(({ found }) => found.isElsewhere)) return [];
    const seen = new Set<string>();
    const isTerm = isLoneTerm(
      parts.map(({ found }) => found.lone),
      documentKind,
    );
    return parts.flatMap(({ at, found }) =>
      [
        ...(documentKind === 'brief' ? [] : found.used),
        ...found.lone.used.filter(({ term }) => isTerm(term)),
      ].flatMap(({ term, start, end }) => {
        const stem = stemOf(term);
        if (seen.has(stem) || defined.has(stem)) return [];
        seen.add(stem);
        const remark = `The text does not say what “${found.text.slice(start, end)}” means.`;
        return [{ start: at + start, end: at + end, remark }];
      }),
    );
  },
};

const stemOf = (term: string): string => term.toLowerCase().replace(/(?:ies|y|s)$/, '');

/** `Capitalized terms … have the meanings given in the Master Agreement.` */
const ELSEWHERE = /\bcapitali[sz]ed terms?\b[^.]{0,200}\b(?:meanings?|defined)\b/i;
/** Any of these makes a term of what stands before or behind it. */
const MADE_TERM =
  /[“"‘']([^“”"‘’'\n]{2,60})[”"’']|^[^\w\n]{0,8}([A-Z][\w ]{2,40}?)\s?(?::|[-–—]\s)|\b([A-Z][\w ]{2,40}?),? (?:means?|shall mean|is defined|has the meaning|as defined)\b|^[^A-Za-z\n]{0,12}((?:[A-Z]\w+ ?){1,4})\.\s|^[^A-Za-z\n]{0,12}(?:[A-Z][\w,]* ){0,4}([A-Z]\w+)[^\w\n]{0,3}$/gm;

function collect(paragraph: Paragraph, { words }: RuleContext): Found {
  const { text, kind } = paragraph;
  const made = [...text.matchAll(MADE_TERM)].flatMap((match) => match.slice(1).filter(Boolean));
  const defined = [
    ...definitionsOf(paragraph).map(({ term }) => term),
    // A heading, too, may be all that says what its clause calls by its name.
    ...made.flatMap((words) => [words, words.split(' ').at(-1)!]),
  ];
  const isElsewhere = ELSEWHERE.test(text);
  return {
    text,
    defined,
    isElsewhere,
    used: kind === 'prose' ? [...usesIn(text), ...termsOfWords(text, words)] : [],
    lone: loneTermsIn(paragraph, words),
  };
}

/** Running text: two words in small letters, so that it is no heading and no part of a longer name. */
const LEADS_IN = /(?<![\p{L}\d])\p{Ll}[\p{Ll}'’]*,? \p{Ll}[\p{Ll}'’]* $/u;
const STANDS_ALONE = /^(?:s|es)?(?![\p{L}-])(?! (?:\p{Lu}|\d|\((?:as|the|“|")))/u;

function usesIn(text: string): Found['used'] {
  return [...text.matchAll(TERM)].flatMap(({ index: start, 0: term }) => {
    const behind = text.slice(start + term.length, start + term.length + 16);
    const stands =
      LEADS_IN.test(text.slice(Math.max(0, start - 40), start)) && STANDS_ALONE.test(behind);
    const ending = /^(?:es|s)?(?!\p{L})/u.exec(behind)?.[0] ?? '';
    return stands ? [{ term, start, end: start + term.length + ending.length }] : [];
  });
}

function termsOfWords(text: string, words: RuleContext['words']): Found['used'] {
  if (!words) return [];
  return [...text.matchAll(ANY_TERM)].flatMap(({ index, 0: all, 1: term = '' }) => {
    const isPlain = term.split(' ').every((word) => words.knows(word.toLowerCase()));
    if (!isPlain || INSTITUTION.test(term)) return [];
    const end = index + all.length;
    return [{ term, start: end - term.length, end }];
  });
}
