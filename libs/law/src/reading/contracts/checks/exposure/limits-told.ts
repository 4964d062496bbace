import type { Defect, Review } from '../../review.js';
import { bareName } from '../balance/parties-named.js';
import { listedShort } from '../words.js';
import type { Lifted, Limit } from './limits.js';
import type { Passage } from './passages.js';
import { BASKET } from './polarity.js';

/** The limits of a contract in one place: amounts, baskets, and what they do not reach. */
export function limitsTold(
  review: Review,
  all: readonly Limit[],
  lifted: readonly Lifted[],
  passages: readonly Passage[],
): Defect[] {
  const limits = all.filter(({ general, words }) => general || /liab|indemn/.test(words));
  const [first] = limits.filter(({ general }) => general).concat(limits);
  if (!first) return [];
  const amounts = distinct(limits.map(({ words }) => amountIn(words)));
  const baskets = distinct(passages.map(({ words }) => basketIn(words)));
  const heads = distinct(
    lifted.flatMap(({ exception }) => [
      ...(exception.indemnity ? ['indemnities'] : []),
      ...exception.heads,
      ...exception.sections.map((section) => `Section ${section.toUpperCase()}`),
    ]),
  );
  const parts = [
    amounts.length > 0 ? `The most that is owed: ${listedShort(amounts, 4)}.` : '',
    protects(review, limits),
    baskets.length > 0 ? `Nothing is owed until losses exceed ${listedShort(baskets, 3)}.` : '',
    heads.length > 0 ? `Not limited: ${listedShort(heads, 8)}.` : 'No exception is made.',
  ];
  return [
    {
      at: first.at,
      category: 'liability-limits',
      title:
        amounts.length > 0
          ? `Liability is limited: ${listedShort(amounts, 2)}`
          : 'Liability is limited',
      severity: 'low',
      explanation: parts.filter(Boolean).join(' '),
      recommendation:
        'Compare the amount with the price and with what insurance pays, and read the exceptions.',
    },
  ];
}

function protects({ document }: Review, limits: readonly Limit[]): string {
  if (limits.some((limit) => limit.protects === null)) return '';
  const bare = new Set(limits.flatMap((limit) => [...limit.protects!]));
  const names = document.parties.flatMap(({ name, role }) => (role ? [role, name] : [name]));
  const printed = distinct(names.filter((name) => bare.has(bareName(name))));
  return printed.length > 0 ? `It protects ${listedShort(printed, 3)} only.` : '';
}

const distinct = (words: readonly (string | null)[]): string[] => [
  ...new Set(words.filter((word) => word !== null)),
];

/** The least that the losses must reach before anything is owed, as it stands; null where none is. */
const basketIn = (words: string): string | null =>
  /\b(?:loss|liab|claim|damages|indemn)/.test(words)
    ? (/(?:exceeds?|than) ([$£€][\d,.]*\d(?: (?:million|thousand))?|\w+ percent)/.exec(
        BASKET.exec(words)?.[0] ?? '',
      )?.[1] ?? null)
    : null;

const SUM =
  /(?:[$£€]|usd |eur |us\$) ?\d[\d,.]*\d(?: (?:million|thousand))?|(?:\w+ )?(?:\(\d+%\) |percent |\d+% )(?:\(\d+%\) )?of the [a-z]+(?: price)?|(?:the )?(?:total |aggregate )?(?:fees|amounts?|license fee|price|consideration)(?: actually)? (?:paid|payable|received)(?: [^\s.;,]{1,20}){0,6}/;

/** The most that is owed, as it stands; null where the sentence points elsewhere. */
function amountIn(words: string): string | null {
  const said = words.replace(BASKET, '');
  const from =
    /\b(?:exceed(?:ing)?|limited(?:,[^,;]{1,40},)? to|up to|than|capped at|in excess of|is|of)\b/.exec(
      said,
    );
  return SUM.exec(from ? said.slice(from.index) : said)?.[0].trim() ?? null;
}
