import { tagged, verbGroups } from '@casewright/law/sentences';
import { PAYERS, PENALTY, REWARDS, SHARE, SUM } from './note-patterns.js';
import { lowerFirst, plain } from './note-words.js';
import type { Wording } from './units.js';

/** The whole price, of which what goes on is a part. */
export const PRICED = /\b(?:price|pays?|total|sum|fee|for)\b.*[$£€]\d/i;

/** Parts of a price and prices for each of something, and how one pays them. */
const PARTS: readonly (readonly [part: string, said: string])[] = [
  [
    `(?!.*\\b(?:${REWARDS}|late|damages|rest|remainder|insurance|coverage|bond)\\b)([^,:;$£€\\d]{3,40}?):? (${SUM} (?:an?|per|each|every) \\p{Ll}+)( .*)?`,
    '$2 for $1$3',
  ],
  [`(${SHARE} (?:down|up ?front|(?:on|at|upon) (?!top\\b)).*)`, '$1'],
  [
    `(${SUM}) (?:as |in )?((?:[\\p{L}\\d-]+ ){0,2}(?:money|wages?|non-wage|fees|cash|costs)\\b.*)`,
    '$1 as $2',
  ],
  [`(${SUM} to (?!\\d|[$£€])\\p{L}.*)`, '$1'],
  ['(?:the )?(balance|rest|remainder)(?: is|:)? ([$£€]\\d.+)', 'the $1 at $2'],
  ['(?:the )?(balance|rest|remainder)(?: is|:)? ((?:in|at|on|by|upon|within) .+)', 'the $1 $2'],
];

/** `$900 as wages`, `15% down`, `rest in 2 equal payments May 1 and June 1`, `visits $165 an hour`. */
export function wordPart(text: string, payer: string): Wording | null {
  for (const [part, said] of PARTS) {
    const expression = new RegExp(`^${part}$`, 'isu');
    const found = expression.exec(text);
    const isOfAct =
      found?.[1] &&
      (/^(?:max|min)imum\b|\b(?:at|to|of|for|is|by|from|liability|cap(?:ped)?|limit(?:ed)?|billed)$/i.test(
        found[1],
      ) ||
        verbGroups(tagged(found[1])).length > 0);
    if (!found || isOfAct || PENALTY.test(text)) continue;
    const paid = lowerFirst(text)
      .replace(expression, said)
      .replace(/(?<=payments?) (?=\p{Lu})/u, ' on ');
    return plain(`${payer} shall pay ${paid}`);
  }
  return null;
}

const PER: Readonly<Record<string, string>> = {
  hourly: 'an hour',
  daily: 'a day',
  weekly: 'a week',
  monthly: 'a month',
};
const RATED = new RegExp(`^(\\p{L}[\\p{L} -]{2,30}?):? (${SUM})$`, 'iu');

/** `Hourly: partner $400, clerk $250`: what each of several is paid for, by the label that goes before them. */
export function wordRates(text: string, terms: readonly string[], before: string): Wording | null {
  const payer = terms.find((term) => PAYERS.test(term));
  const [, label = '', rates = text] = /^(\p{L}+)(?: rates?)?: (.+?)\.?$/su.exec(text) ?? [];
  const said = label || (/(?:^|[;.] )(\p{L}+)(?: rates?)?: [^;]*$/u.exec(before)?.[1] ?? '');
  const per = PER[said.toLowerCase()];
  const each = rates.split(/, (?:and )?(?!\d{3}\b)/).map((rate) => RATED.exec(rate));
  if (!payer || !per || each.includes(null)) return null;
  const sums = each.map((rate) => `${rate![2]} ${per} for the ${lowerFirst(rate![1]!)}`);
  return plain(`${payer} shall pay ${sums.join(', and ')}`);
}
