import { type Token, verbGroups } from '@casewright/law/sentences';
import type { Paragraph, Sentence } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Of these parts one never does this: it is the other's. `who, verb, what`. */
const NEVER: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [/^(?:landlord|lessor)$/, /^(?:pay|remit)$/, /^(?:rent|deposit)$/],
  [/^(?:tenant|lessee)$/, /^(?:lease|let|return|refund)$/, /^(?:premises|apartment|deposit)$/],
  [/^(?:seller|vendor)$/, /^(?:pay|remit|tender)$/, /^(?:price|deposit|invoice)$/],
  [/^(?:buyer|purchaser)$/, /^(?:deliver|ship|sell|convey)$/, /^(?:goods|products|deed|title)$/],
  [/^(?:lender)$/, /^(?:repay|pay)$/, /^(?:loan|principal|interest|installments?)$/],
  [/^borrower$/, /^(?:lend|advance|disburse)$/, /^(?:loan|principal|money|funds)$/],
  [/^(?:employee|consultant|contractor)$/, /^pay$/, /^(?:salary|wages?|bonus|compensation)$/],
  [/^(?:debtor|borrower|mortgagor|tenant|lessee)$/, /^(?:repossess|foreclose|evict)$/, /^/],
  [/^(?:licensor|franchisor)$/, /^pay$/, /^(?:royalt\w+)$/],
];
const HANDS = /^(?:give|pay|make|send|remit|tender|hand|bring)$/;
const PAID = /^(?:payments?|fees?|compensation|price|salary|wages|rent|invoices?|pay)$/;
/** Behind these a noun has a part in what is done, and before these it begins another clause. */
const TAKES = /^(?:to|with|from|by|for|against|upon|on)$/;
const CLAUSE =
  /^(?:if|when|unless|that|which|who|where|because|until|after|before|once|as|than|whether|what|while|and|or|[;:.()])$/;

export const roleDrift: Rule = {
  id: 'role-drift',
  name: 'Party in the other’s part',
  family: 'consistency',
  severity: 'high',
  why: 'Nobody pays or delivers to himself: the duty was given to the wrong party, and nobody has it.',
  source: 'Adams, A Manual of Style for Contract Drafting, on parties',
  matches: [
    { in: 'contract', text: '[[Tutor shall give]] Tutor’s payment in cash or by check.' },
    { in: 'contract', text: 'The [[Seller shall deliver the goods to the Seller]] at its dock.' },
  ],
  passes: [{ in: 'contract', text: 'Parents shall give Tutor’s payment in cash or by check.' }],
  check: (paragraph: Paragraph, { documentKind }) =>
    inSentences(paragraph, (sentence) => driftIn(sentence, documentKind === 'contract')),
};

function driftIn({ tokens }: Sentence, isContract: boolean): Match[] {
  return verbGroups(tokens).flatMap(({ from, verb }): Match[] => {
    const role = tokens[from - 1];
    if (!role || role.masked) return [];
    // Elsewhere facts are told, too: there only what is owed or allowed counts.
    const isParty = isContract
      ? /^\p{Lu}\p{Ll}+$/u.test(role.text)
      : tokens[from - 2]?.lower === 'the' && /^(?:may|must|shall)$/.test(tokens[from]!.lower);
    if (!isParty) return [];
    const does = tokens[verb]!.lemma;
    const clause = clauseFrom(tokens, verb + 1);
    const isOwn =
      clause.some((_, i) => isSame(clause, i, role)) || (HANDS.test(does) && isPaid(clause, role));
    const object = objectOf(clause);
    const isOther = NEVER.some(
      ([who, act, what]) => who.test(role.lower) && act.test(does) && what.test(object),
    );
    if (hasRemedy(tokens, from, role) && REMEDY.test(does)) {
      const remark = `By these words “${role.text}” has a remedy against itself.`;
      return [{ start: role.start, end: tokens[verb]!.end, remark }];
    }
    if (!isOwn && !isOther) return [];
    const second = clause.find((_, i) => isSame(clause, i, role)) ?? tokens[verb]!;
    const remark = isOwn
      ? `By these words “${role.text}” is on both sides.`
      : `To ${does} the ${object} is the other party’s part.`;
    return [{ start: role.start, end: second.end, remark }];
  });
}

const REMEDY = /^(?:withhold|recover|sue|reject|deduct|charge|evict|repossess|foreclose)$/;
const FAILS = /^(?:fails|refuses|defaults|breaches|neglects)$/;

/** `If Seller fails to deliver, Seller may`. */
const hasRemedy = (tokens: readonly Token[], at: number, role: Token): boolean =>
  tokens[at]!.lower === 'may' &&
  tokens[0]!.lower === 'if' &&
  tokens.slice(1, at).some(({ lower }, i) => FAILS.test(lower) && tokens[i]!.text === role.text);

/** `to the Seller`, `notify the Seller`: the one who does it, again. */
function isSame(clause: readonly Token[], i: number, role: Token): boolean {
  if (
    clause[i]!.text !== role.text ||
    (clause[i + 1]?.kind === 'word' && /^\p{Lu}/u.test(clause[i + 1]!.text))
  )
    return false;
  const at = /^(?:the|such)$/i.test(clause[i - 1]?.lower ?? '') ? i - 1 : i;
  return at === 0 || TAKES.test(clause[at - 1]!.lower);
}

/** `give Tutor's payment`. */
const isPaid = ([first, ...rest]: readonly Token[], role: Token): boolean => {
  const [owner, paid] = first?.lower === 'the' ? rest : [first, rest[0]];
  return owner?.lower === `${role.lower}'s` && PAID.test(paid?.lower ?? '');
};

/** The head of the noun phrase behind the verb. */
function objectOf(clause: readonly Token[]): string {
  let at = 0;
  while (/^(?:DET|ADJ|NOUN|PROPN|NUM)$/.test(clause[at]?.pos ?? '')) at++;
  return clause[at - 1]?.lower ?? '';
}

function clauseFrom(tokens: readonly Token[], from: number): Token[] {
  const rest = tokens.slice(from);
  const end = rest.findIndex(({ lower }) => CLAUSE.test(lower));
  return end < 0 ? rest : rest.slice(0, end);
}
