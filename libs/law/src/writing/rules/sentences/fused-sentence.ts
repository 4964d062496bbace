import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb, PHRASE, shapeOf } from '../../text/grammar.js';
import { BEFORE_CLAUSE } from '../../words/slots.js';
import { inSentences } from '../in-sentences.js';
import type { Rule } from '../rule.js';
import { GIVES } from '../word-choice/apostrophe.js';
import { isSentence, SAYING } from './comma-splice.js';

const PRONOUN = /^(?:he|she|it|they|we|i)$/;
const DETERMINER = /^(?:the|his|her|its|their|our|your|no)$/;
/** A clause hangs on these without *that*: `the day he signed the lease`, `evidence it owned the car`. */
const CLAUSE_BEHIND =
  /^(?:days?|times?|moment|instant|minute|hour|way|manner|reasons?|extent|fact|years?|nights?|weeks?|months?|morning|place|degree|evidence|proof|claim|belief|notice|hope|doubt|opinion|view|position|sense|possibility|chance|case|one|ones|all|everything|nothing|anything|something|thing|things|the)$/;
const HANGS_ON_ADJECTIVE =
  /^(?:sure|certain|clear|aware|glad|sorry|afraid|confident|convinced|doubtful|happy|likely|true|possible|obvious|apparent|satisfied|positive|conceivable)$/;
const TELLS = /^(?:tell|inform|notify|advise|assure|persuade|warn|remind|ask|give|send|pay)$/;
/** Of two objects they seldom have the first behind `a` or `only`. */
const OF_ONE_OBJECT = /^(?:offer|provide|serve|deliver|keep|hold|award|render|show|leave)$/;
const LEAST = 3;
const CLAUSES =
  /^(?:that|which|who|whom|whose|if|when|because|although|though|while|whether|what|how|as|than|where)$/;

export const fusedSentence: Rule = {
  id: 'fused-sentence',
  name: 'Two sentences run together',
  family: 'mechanics',
  severity: 'medium',
  why: 'Two whole sentences stand side by side with nothing between them: a period, a semicolon, or a conjunction is missing.',
  source: 'The Redbook, on run-on sentences',
  matches: [
    'The map shows two [[roads it]] omits the bridge.',
    'He signed the [[note he]] never read it. It was posted in the [[hall it]] stayed until noon. He signed the [[lease it]] was void.',
  ],
  passes: ['The map shows two roads it ought to omit. He signed the note he had never read.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => {
      const at = fusedAt(tokens);
      const [before, token] = [tokens[at - 1], tokens[at]];
      if (!before || !token) return [];
      const { start } = before;
      const replacement = { text: `${before.text}; ${token.text}`, safe: false };
      const remark = `A new sentence begins with “${token.text}.”`;
      return [{ start, end: token.end, remark, replacement }];
    }),
};

const CLAUSE = new RegExp(`${PHRASE}B*(?:X[XBTV]*|V+)`, 'y');

/** Where the second sentence begins; -1 for none. */
function fusedAt(tokens: readonly Token[]): number {
  const shape = shapeOf(tokens);
  const stop = tokens.findIndex(
    ({ lower, text, masked }) => masked || CLAUSES.test(lower) || /^[,;:()—–]$/.test(text),
  );
  return tokens.findIndex((token, at) => {
    if (at < LEAST || (stop >= 0 && at >= stop)) return false;
    const before = tokens[at - 1]!;
    const isPronoun = PRONOUN.test(token.lower);
    const isBehind =
      before.pos === 'NOUN'
        ? !CLAUSE_BEHIND.test(before.lower)
        : isPronoun && before.pos === 'ADJ' && !HANGS_ON_ADJECTIVE.test(before.lower);
    if (!isBehind || before.text !== before.lower || !(isPronoun || DETERMINER.test(token.lower)))
      return false;
    CLAUSE.lastIndex = at;
    if (!CLAUSE.test(shape) || !takesOwn(tokens, CLAUSE.lastIndex)) return false;
    const first = tokens.slice(0, at);
    const main = first.findLast(isFiniteVerb);
    const isTold = main?.pos === 'VERB' && (SAYING.test(main.lemma) || TELLS.test(main.lemma));
    return !isTold && isSentence(first, false);
  });
}

/** The verb before a place has an object of its own there, so the noun in front of the clause is not it. */
function takesOwn(tokens: readonly Token[], from: number): boolean {
  let at = from;
  // `offered to rebuild two of them`
  while (tokens[at]?.lower === 'to' && tokens[at + 1]?.pos === 'VERB') at += 2;
  const [{ lemma, pos, lower }, next] = [tokens[at - 1]!, tokens[at]];
  if (/^(?:is|are|was|were)$/.test(lower) && next?.pos === 'ADJ') return true;
  if (
    ALONE.test(lemma) &&
    /^(?:ADV|SCONJ|ADP)$/.test(next?.pos ?? '') &&
    !endsInPreposition(tokens)
  )
    return true;
  const isSingle = OF_ONE_OBJECT.test(lemma) && /^(?:an?|no|only)$/.test(next?.lower ?? '');
  if (!next || (GIVES.test(lemma) && !isSingle) || (pos === 'VERB' && BEFORE_CLAUSE.test(lemma)))
    return false;
  const end = tokens.findIndex(({ kind }, i) => i > at && kind === 'mark');
  const rest = tokens.slice(at, end < 0 ? undefined : end);
  return (
    OBJECT.test(next.lower) &&
    rest.at(-1)!.pos !== 'ADP' &&
    !rest.some(({ lower }) => lower === 'to')
  );
}
/** What nothing is done to. */
const ALONE =
  /^(?:stay|remain|go|come|arrive|fall|rise|sleep|die|wait|walk|sit|stand|happen|occur|collapse|return|disappear|vanish|expire|lapse|hesitate)$/;
const endsInPreposition = (tokens: readonly Token[]): boolean =>
  tokens.findLast(({ kind }) => kind !== 'mark')?.pos === 'ADP';
const OBJECT =
  /^(?:the|an?|no|his|her|him|them|it|their|our|my|your|any|every|each|two|three|only|all)$/;
