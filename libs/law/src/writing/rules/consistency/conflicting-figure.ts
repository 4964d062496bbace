import { findAmounts, findDates } from '@casewright/law/citations/figures';
import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule } from '../rule.js';

/** A date or an amount, and what the text says it is: *Effective Date*, *accident*. */
interface Said extends Span {
  label: string;
  value: string;
  words: string;
}

const BEFORE = 60;
const AFTER = 60;
/** `Purchase Price of`, `“Closing Date” means`, `Effective Date (`, `Base Salary:` */
const LABEL =
  /((?:\p{Lu}\p{Ll}+ ){1,2}(?:Date|Price|Rent|Salary|Deposit|Fee|Amount|Cap|Payment|Royalty|Commission))[”"]?,? ?(?:\(|:|=|of|is|was|means|shall mean|shall be|will be|equals|equal to|as|in the amount of|on)?(?: (?:the )?(?:sum|amount) of)? ?$/u;
/** `(the “Effective Date”)` behind it. */
const NAMED =
  /^[^.;“”"(]{0,24}\((?:the )?(?:[“"](?:the )?([^“”"\n]{3,40})[”"]|((?:\p{Lu}\p{Ll}+ ){1,2}(?:Date|Price|Fee|Deposit)))\)/u;
/** Something that happened once: `the accident of`, `the collision occurred on`. */
const EVENT =
  /\b[Tt]he (accident|collision|crash|incident|shooting|stabbing|murder|robbery|explosion|injury|arrest|wreck) (?:(?:occurred|happened|took place|was) )?(?:on|of) $/;
/** What is said of another time, or of a part, is no conflict. */
const VARIES =
  /\b(?:years?|months?|each|per|annum|thereafter|increas\w*|adjust\w*|amend\w*|until|maximum|minimum|initial|first|second|third|additional|plus|balance|extended?|original\w*|former\w*|instead|incorrect\w*|mistaken\w*|erroneous\w*|alleg\w*|claim\w*)\b/i;

export const conflictingFigure: DocumentRule<Said[]> = {
  id: 'conflicting-figure',
  name: 'Dates or amounts that conflict',
  family: 'consistency',
  severity: 'high',
  why: 'Both cannot be right, and the other side will choose the one that suits it.',
  source: 'Garner, The Redbook, on proofreading; Adams, A Manual of Style for Contract Drafting',
  matches: [
    {
      in: 'contract',
      text: 'Work begins on March 1, 2024 (the “Effective Date”). Payment is due soon after the Effective Date of [[April 1, 2024]].',
    },
    {
      in: 'contract',
      text: 'Buyer shall pay $250,000 (the “Purchase Price”). The Purchase Price of [[$275,000]] is due at closing.',
    },
    'The “Closing Date” means May 1, 2024. The ban runs from [[May 11, 2024]] (the Closing Date).',
    'The accident occurred on May 3, 2021. Both drivers were insured. The accident of [[May 13, 2021]] closed the road.',
  ],
  passes: [
    {
      in: 'contract',
      text: 'Work begins on March 1, 2024 (the “Effective Date”). The Effective Date of March 1, 2024 governs.',
    },
    {
      in: 'contract',
      text: 'The Base Rent is $1,000 in the first year. The Base Rent is $1,100 in the second year.',
    },
    'The accident occurred on May 3, 2021. The complaint was filed on May 13, 2021.',
  ],
  collect: ({ text, kind }: Paragraph) => (kind === 'quotation' ? [] : saidIn(text)),
  check: (parts) => {
    const first = new Map<string, Said>();
    return parts.flatMap(({ at, found }) =>
      found.flatMap(({ label, value, words, start, end }) => {
        const known = first.get(label);
        if (!known) first.set(label, { label, value, words, start, end });
        if (!known || known.value === value) return [];
        const remark = `Before, the ${known.label} is ${known.words}.`;
        return [{ start: at + start, end: at + end, remark }];
      }),
    );
  },
};

function saidIn(text: string): Said[] {
  const values = [
    ...findDates(text).map(({ start, end, date }) => ({ start, end, value: date })),
    ...findAmounts(text).map(({ start, end, value, currency }) => ({
      start,
      end,
      value: `${currency} ${value}`,
    })),
  ].sort((a, b) => a.start - b.start);
  return values.flatMap(({ start, end, value }) => {
    const before = text.slice(Math.max(0, start - BEFORE), start);
    const after = text.slice(end, end + AFTER);
    const label =
      NAMED.exec(after)?.slice(1).find(Boolean) ??
      LABEL.exec(before.replace(/[“"]/g, ''))?.[1] ??
      EVENT.exec(before)?.[1];
    if (!label || VARIES.test(label) || VARIES.test(sentenceAround(text, start, end))) return [];
    return [{ label: plain(label), value, words: text.slice(start, end), start, end }];
  });
}

const plain = (label: string): string => label.replace(/^(?:The|Such|This|A|An) /, '').trim();

/** As much of the sentence as lies close by. */
function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - BEFORE), start).replace(/^.*[.;](?=\s)/s, '');
  const after = text.slice(end, end + AFTER).replace(/[.;]\s.*$/s, '');
  return `${before} ${after}`;
}
