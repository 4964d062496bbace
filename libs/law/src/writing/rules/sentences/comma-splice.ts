import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb, isHiddenVerb, shapeOf } from '../../text/grammar.js';
import type { Sentence } from '../../text/reading.js';
import { inflect } from '../../verbs/inflect.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const PRONOUN =
  /^(?:he|she|it|they|we|i|you|this|these|those|there|nobody|nothing|everyone|everybody|everything|theirs|ours|hers|mine|yours)$/;
const LINKS =
  /^(?:however|therefore|moreover|nevertheless|consequently|furthermore|nonetheless|accordingly)$/;
/** Openings and joints of a clause that does not stand alone. */
const JOINED =
  /^(?:and|but|or|nor|yet|so|if|when|whenever|while|although|though|because|since|as|after|before|until|unless|once|where|whether|whatever|whoever|that|which|who|whom|whose|how|what|why|than|had|were|should|the more|in|on|at|for|to|by|with|under|from|given|despite|during|without|upon|according|having|being|not|only|even|assuming|provided|regardless)$/;
export const SAYING =
  /^(?:say|think|believe|know|hope|argue|claim|find|feel|hold|agree|admit|concede|assume|suppose|suggest|insist|contend|explain|write|reason|note|add|testify|seem|appear|be|do)$/;
/** So many words on both sides make two sentences of it. */
const LEAST = 3;

export const commaSplice: Rule = {
  id: 'comma-splice',
  name: 'Two sentences joined by a comma',
  family: 'mechanics',
  severity: 'low',
  why: 'A comma alone does not join two sentences: a period, a semicolon, or a conjunction does.',
  source: 'The Redbook, on comma splices',
  matches: [
    'The tenant paid the rent in May[[,]] he kept the receipt in a drawer.',
    'The second point is hard[[,]] Lund took the keys in March.',
    'The minutes record a vote[[,]] however, they name no one.',
    'The bill names another carrier[[,]] Plaintiff does not mention it.',
  ],
  passes: [
    'When the tenant paid the rent, he kept the receipt. The light was red, Lund told the officer.',
  ],
  check: (paragraph) => inSentences(paragraph, spliceIn),
};

/** `On May 3,`, `In June, however,`: what only goes before a clause. */
const FRONT = /^(?:[AB][DRJNP#ABC]*,)*/;
const LEANS = /^(?:although|though|because|if|when|while|unless|as|since|that|whether|so|not|nor)$/;

function spliceIn(sentence: Sentence): Match[] {
  const isLed = LEANS.test(sentence.tokens[0]?.lower ?? '');
  const from = isLed ? 0 : FRONT.exec(shapeOf(sentence.tokens))![0].length;
  const tokens = sentence.tokens.slice(from);
  const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const [first = -1, second] = commas;
  if (
    first < LEAST ||
    commas.length > 2 ||
    tokens.some(({ masked, text }) => masked || /^[;:—–?()-]$/.test(text))
  )
    return [];
  // `Therefore, it is argued, the charge was due.`
  const isSaid = tokens.some(
    ({ pos, lemma }, i) => i < first && pos === 'VERB' && (SAYING.test(lemma) || lemma === 'tell'),
  );
  if (from > 0 && isSaid) return [];
  const isLinked = LINKS.test(tokens[first + 1]?.lower ?? '');
  const hasLink = isLinked && second === first + 2;
  // `, however the record shows`, but not `, however hard he tried`
  const isBare = isLinked && second === undefined;
  const before = tokens.slice(0, first);
  const after = tokens.slice((hasLink ? second! : isBare ? first + 1 : first) + 1, -1);
  // Of three clauses each is a sentence; else two commas set something off.
  const isSpliced =
    second === undefined || hasLink
      ? isSentence(after, !isLinked)
      : isSentence(tokens.slice(first + 1, second), true) &&
        isSentence(tokens.slice(second + 1, -1), true);
  return isSentence(before, false) && isSpliced
    ? [
        {
          start: tokens[first]!.start,
          end: tokens[first]!.end,
          remark: 'A whole sentence stands on either side of this comma.',
          replacement: { text: ';', safe: false },
        },
      ]
    : [];
}

const NOUN_PHRASE = 5;

/** `the office closes at noon`: an article, a noun, and a verb that can be no participle behind it. */
function isClauseOfNoun(tokens: readonly Token[]): boolean {
  const at = NOUN_FIRST.exec(shapeOf(tokens))?.[0].length ?? 0;
  const [verb, next] = [tokens[at], tokens[at + 1]];
  const isOpen =
    (tokens[0]!.pos === 'PROPN' && !ENDS_NAME.test(tokens[0]!.text)) ||
    /^(?:the|his|her|its|their|our|my|your|everyone|no|each|every)$/.test(tokens[0]!.lower);
  if (at === 0 || at > NOUN_PHRASE || !verb || !isOpen) return false;
  if (verb.pos === 'AUX') return !/^(?:be|been|being)$/.test(verb.lower);
  const { past, participle, third } = inflect(verb.lemma);
  const isNamed = tokens[0]!.pos === 'PROPN';
  const takesObject =
    next !== undefined &&
    (isNamed ? /^(?:DET|PRON|NOUN|NUM)$/ : /^(?:DET|PRON|PROPN)$/).test(next.pos);
  // `the light was red, Lund told him`
  if (isNamed && (SAYING.test(verb.lemma) || verb.lemma === 'tell')) return false;
  const isPast =
    verb.lower === past && (past !== participle || takesObject || NO_PASSIVE.test(verb.lemma));
  const isBase = verb.lower === verb.lemma && takesObject;
  return (
    (!SAYING.test(verb.lemma) || next?.pos === 'DET') && (verb.lower === third || isPast || isBase)
  );
}
/** Verbs that have no object, so that their past is no participle. */
const NO_PASSIVE =
  /^(?:stay|remain|arrive|appear|continue|happen|occur|die|expire|wait|live|depart|return|respond|reply|object|disappear|elapse)$/;
const ENDS_NAME = /^(?:Inc|Ltd|LLC|LLP|Corp|Co|Jr|Sr|[A-Z.]+)$/;
/** `the office`, `Ms. Lund` */
const NOUN_FIRST = /^(?:[DR][JNP#B]+|(?:P\.?){1,3})(?=[VX])/;

const IMAGINES = /^(?:suppose|assume|consider|let|see|compare|say|take|put|imagine|note)$/;

/** `Send the form today`, `Please call`, `Do not pay`. */
const isCommand = (tokens: readonly Token[]): boolean =>
  /^(?:do not|please) /.test(`${tokens[0]!.lower} ${tokens[1]!.lower} `) || isOrder(tokens);

const isOrder = ([verb, next]: readonly Token[]): boolean =>
  /^\p{Lu}/u.test(verb!.text) &&
  !/ing$/.test(verb!.lower) &&
  !IMAGINES.test(verb!.lower) &&
  // No name has an article behind it: there the tagger takes a verb for one.
  (verb!.pos === 'PROPN'
    ? /^(?:the|an?|your|his|her|their|our|my)$/.test(next?.lower ?? '')
    : verb!.pos === 'VERB' &&
      verb!.lemma === verb!.lower &&
      /^(?:DET|PRON|PROPN)$/.test(next?.pos ?? ''));

/** `says that the lease is`, and not `says that before the trial`. */
const isClauseToldAt = (tokens: readonly Token[], that: number): boolean =>
  SAYING.test(tokens[that - 1]!.lemma) && /^(?:DET|PRON|PROPN)$/.test(tokens[that + 1]?.pos ?? '');

/** Words that make what follows them a part of another clause. */
const JOINT =
  /^(?:that|which|who|whom|whose|if|when|because|although|though|while|whether|what|how|as|having|being)$/;

/** `credit that testimony` */
const isPointing = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.lower === 'that' && tokens[at - 1]?.pos === 'VERB' && tokens[at + 1]?.pos === 'NOUN';

/** A subject that begins it and a verb of its own, and nothing that makes it a part of another. */
export function isSentence(tokens: readonly Token[], hasPronoun: boolean): boolean {
  const [subject] = tokens;
  if (!subject || tokens.length < LEAST) return false;
  if (!hasPronoun && isCommand(tokens)) return true;
  const isNamed = subject.pos === 'PROPN' && tokens[1]!.pos === 'AUX';
  const isPointed =
    subject.lower === 'that' && tokens[1]!.pos === 'NOUN' && isFiniteVerb(tokens[2]);
  const opens = hasPronoun
    ? PRONOUN.test(subject.lower) || isNamed || isClauseOfNoun(tokens)
    : /^(?:DET|PRON|PROPN|NOUN)$/.test(subject.pos);
  if (!opens || (JOINED.test(subject.lower) && !isPointed)) return false;
  const at = tokens.findIndex(
    (token, i) =>
      i > 0 &&
      (isFiniteVerb(token) || isHiddenVerb(token, tokens[i + 1], tokens[i - 1])) &&
      !/^(?:been|be)$|-/.test(token.lower) &&
      tokens[i - 1]!.lower !== 'to',
  );
  if (at < 0 || (hasPronoun && at > (isClauseOfNoun(tokens) ? NOUN_PHRASE : 2))) return false;
  const isBase = tokens[at]!.pos === 'VERB' && tokens[at]!.lemma === tokens[at]!.lower;
  if (!hasPronoun && isBase && !/^(?:we|they|i)$/.test(subject.lower)) return false;
  // `He says that it is void` is one; what is told in it changes nothing.
  const told = hasPronoun ? -1 : tokens.findIndex(({ lower }, i) => lower === 'that' && i > at);
  const isJoint = ({ lower }: Token, i: number): boolean =>
    JOINT.test(lower) &&
    i >= (isPointed ? 1 : 0) &&
    (i !== told || !isClauseToldAt(tokens, told)) &&
    !isPointing(tokens, i);
  if (tokens.slice(0, hasPronoun ? at : undefined).some(isJoint)) return false;
  // `it is said`, by the way
  const isAside = PRONOUN.test(subject.lower) && subject.lower !== 'there';
  return !(hasPronoun && isAside && SAYING.test(tokens[at]!.lemma) && tokens.length < 5);
}
