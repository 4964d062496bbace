import { isFiniteVerb, isHiddenVerb } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Words that may be between a subject and its verb. */
const MOST = 15;
const LONGEST_SUBJECT = 9;

export const embeddedClause: Rule = {
  id: 'embedded-clause',
  name: 'Verb far from its subject',
  family: 'sentences',
  severity: 'medium',
  why: 'The reader has to keep the subject in mind until its verb comes; tell the rest before or after.',
  source: 'Wydick, Plain English for Lawyers, on keeping the subject near the verb',
  matches: [
    '[[The lease, which the parties signed in the lobby of the bank on the last day of the year without counsel, bars]] the claim.',
  ],
  passes: ['The lease, which the parties signed in May, bars the claim.'],
  check: (paragraph) => inSentences(paragraph, match),
};

const OPENS =
  /^(?:which|who|whose|whom|having|being|as|not|though|although|based|including|when|where)$/;

function match({ tokens }: Sentence): Match[] {
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 2 || comma > LONGEST_SUBJECT) return [];
  const subject = tokens.slice(0, comma);
  if (!subject.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN')) return [];
  if (!/^(?:DET|NOUN|PROPN|PRON)$/.test(subject[0]!.pos)) return [];
  if (
    subject.some((token) => isFiniteVerb(token)) ||
    /^(?:in|on|at|by|for)$/.test(subject[0]!.lower)
  )
    return [];
  const first = tokens[comma + 1];
  if (
    !first ||
    !(OPENS.test(first.lower) || (first.pos === 'VERB' && /(?:ed|en|wn|ing)$/.test(first.lower)))
  )
    return [];
  const verb = verbAfter(tokens, comma);
  if (verb === null) return [];
  const between = tokens.slice(comma, verb).filter(({ kind }) => kind !== 'mark').length;
  if (between < MOST) return [];
  const said = `“${tokens[verb]!.text}”`;
  return [
    {
      start: tokens[0]!.start,
      end: tokens[verb]!.end,
      remark: `${between} words stand between the subject and its verb, ${said}.`,
    },
  ];
}

/** The verb after the comma that ends the insertion. */
function verbAfter(tokens: Sentence['tokens'], comma: number): number | null {
  for (let i = comma + 2; i < tokens.length - 1; i++) {
    if (tokens[i]!.text === ';') return null;
    if (tokens[i]!.text !== ',') continue;
    const next = tokens[i + 1]!;
    const before = tokens[i - 1]!;
    const isVerb = isFiniteVerb(next) || isHiddenVerb(next, tokens[i + 2]);
    if (isVerb && before.pos !== 'VERB') return i + 1;
  }
  return null;
}
