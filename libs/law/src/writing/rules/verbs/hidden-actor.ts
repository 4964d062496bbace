import type { Sentence } from '../../text/reading.js';
import { sentencePassives } from '../../verbs/passive.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const REPORTED =
  /^(?:decided|determined|argued|assumed|agreed|recommended|suggested|believed|thought|felt|concluded|contended|claimed|understood|submitted|requested|proposed|maintained|expected|hoped|feared|asserted|alleged|found)$/;
/** Acts that someone has to do for a contract to be performed. */
const DUTIES =
  /^(?:paid|made|given|sent|delivered|kept|maintained|provided|submitted|obtained|notified|repaired|returned|completed|performed|installed|filed|reported|removed|stored|supplied|furnished|inspected|cleaned|replaced|deposited|invoiced|insured|transferred|shipped|issued|destroyed|reimbursed)$/;

export const hiddenActor: Rule = {
  id: 'hidden-actor',
  name: 'Passive that hides the actor',
  family: 'verbs',
  severity: 'medium',
  why: 'The sentence does not say who acts or who has to act, and that is often the very question.',
  source: 'Garner, The Redbook, on voice; Adams, A Manual of Style for Contract Drafting',
  matches: [
    '[[It was decided that]] the account would close.',
    { in: 'contract', text: 'Payment [[shall be made]] in May.' },
  ],
  passes: ['It is undisputed that the light was red.'],
  check: (paragraph, { documentKind }) =>
    inSentences(paragraph, (sentence) => [
      ...reported(sentence),
      ...(documentKind === 'contract' ? duties(sentence) : []),
    ]),
};

function reported({ tokens }: Sentence): Match[] {
  const [it, be, ...rest] = tokens;
  if (it?.lower !== 'it' || !/^(?:is|was|has|had)$/.test(be?.lower ?? '')) return [];
  const at = rest[0]?.lower === 'been' ? 1 : 0;
  const [verb, that] = [rest[at], rest[at + 1]];
  if (!verb || !REPORTED.test(verb.lower) || that?.lower !== 'that') return [];
  return [{ start: it.start, end: that.end, remark: `Who ${verb.lower} this is not said.` }];
}

function duties(sentence: Sentence): Match[] {
  const { tokens } = sentence;
  return sentencePassives(sentence).flatMap(({ from, to, participle, by }) => {
    const isDuty = /^(?:shall|must|will)$/.test(tokens[from]!.lower) && by === null;
    if (!isDuty || !DUTIES.test(tokens[participle]!.lower)) return [];
    if (tokens.slice(to, to + 12).some(({ lower }) => lower === 'by')) return [];
    const verb = tokens[participle]!.lower;
    return [
      {
        start: tokens[from]!.start,
        end: tokens[to - 1]!.end,
        remark: `The clause does not say by whom this is to be ${verb}; nobody is bound by it in so many words.`,
      },
    ];
  });
}
