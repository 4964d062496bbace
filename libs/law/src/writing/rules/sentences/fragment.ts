import { isRole, type Token } from '@casewright/law/sentences';
import { isFiniteVerb, PHRASE, shapeOf } from '../../text/grammar.js';
import type { Paragraph, Sentence } from '../../text/reading.js';
import { hasWord } from '../first-word.js';
import type { Match, Rule } from '../rule.js';

/** A clause that one of these opens leans on another. */
const LEANS = /^(?:because|although|though|unless|whereas|if|until|which|whose|who)$/;
/** What a dependent clause goes over into its main clause by. */
const JOINT = /^[,;:—–-]$/;
/** What only adds to a sentence. */
const ADDS = /^(?:including|especially|particularly|namely|except)$/;
const INNER = /^(?:that|why|who|what|when|how|where)$/;
const LEAST_WORDS = 4;
const MOST_WORDS = 28;

export const fragment: Rule = {
  id: 'fragment',
  name: 'Part of a sentence',
  family: 'mechanics',
  severity: 'low',
  why: 'A clause that leans on another cannot stand alone, and words without a verb say nothing.',
  source: 'The Redbook, on sentence fragments',
  matches: [
    'The claim is barred. [[Because]] the clause binds nobody but the first owner.',
    'He ran. [[Which]] shows that he knew what it was. We waited. [[The answers]] having been due by noon on Friday.',
    'They help us. [[Including]] the letters that he sent before the sale.',
  ],
  passes: ['The claim is barred. Because the clause is void, he lost. If so, pay.'],
  check: ({ sentences, text, kind }: Paragraph) =>
    kind !== 'prose'
      ? []
      : sentences.flatMap((sentence, i): Match[] => {
          const { tokens, citesOnly } = sentence;
          const isShort = tokens.length < LEAST_WORDS || tokens.length > MOST_WORDS;
          const before = sentences[i - 1];
          if (citesOnly || isShort || tokens.at(-1)!.text !== '.' || sentences.length < 2)
            return [];
          if (before && /[?:]["”]?\s*$/.test(text.slice(before.start, before.end))) return [];
          const end = (before && leansTo(sentence)) ?? withoutVerb(sentence, before !== undefined);
          return end
            ? [{ start: tokens[0]!.start, end, remark: 'These words lean on another sentence.' }]
            : [];
        }),
};

/** A verb, or what may be one whatever the tagger says: `stability matters most`, `Each deals`. */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  const { lower, text, pos } = token;
  if (/^(?:be|been)$/.test(lower) && /^(?:having|to|being)$/.test(before?.lower ?? ''))
    return false;
  if (isFiniteVerb(token))
    return before?.lower !== 'to' && !(before?.text === ',' && next?.pos === 'ADP');
  if (at < 1 || text !== lower || !/^(?:NOUN|ADJ|ADP|PROPN)$/.test(pos)) return false;
  const isForm = /[^s]s$|[^e]ed$/.test(lower);
  return (
    /[^e]ed$/.test(lower) ||
    (isForm && /^(?:NOUN|PROPN)$/.test(before!.lower === 'each' ? 'NOUN' : before!.pos)) ||
    (isForm && /^(?:ADV|ADP|SCONJ|PART|NUM)$/.test(next?.pos ?? '')) ||
    (pos !== 'ADP' &&
      !isRole(lower) &&
      /^(?:DET|PRON)$/.test(next?.pos ?? '') &&
      !RELATES.test(next!.lower))
  );
}

const ADVERB = /^(?:even|only|just|especially|particularly)$/;
/** These open a clause, a question, or a phrase: one noun phrase and its verb have to be behind. */
const LOOSE = /^(?:while|when|whenever|after|before|since|where|as|provided)$/;
const ONE_CLAUSE = new RegExp(`^S?${PHRASE}B*[XV]`);
const VERBS = /(?:(?<!T)V|X[BT]*V?)+/g;

/** `Because the clause carves out any suit.`: no comma, and one verb. */
function leansTo({ tokens }: Sentence): number | null {
  const opener = ADVERB.test(tokens[0]!.lower) ? 1 : 0;
  const first = tokens[opener]!;
  const body = tokens.slice(opener + 1, -1);
  const shape = shapeOf(body);
  const isAdded = ADDS.test(first.lower);
  const verb = body[shape.search(/[XV]/)];
  // `Before the court is a motion.`
  const isTurned =
    /^(?:before|after)$/.test(first.lower) && /^(?:is|are|was|were)$/.test(verb?.lower ?? '');
  // `Which shows that it fell.`: nobody begins so but to go on.
  if (/^which$/.test(first.lower) && isFiniteVerb(body[0])) return first.end;
  const isClause =
    LEANS.test(first.lower) || (LOOSE.test(first.lower) && ONE_CLAUSE.test(shape) && !isTurned);
  const isJoined = body.some(({ text, lower }) => JOINT.test(text) || lower === 'then');
  const isQuestion = /^(?:which|whose|who)$/.test(first.lower) && body[0]?.pos === 'NOUN';
  if (!(isAdded || isClause) || /M/.test(shape) || isJoined || isQuestion) return null;
  // `Because he knew that it was due.`: each verb but one has a clause of its own.
  const inner = body.filter(({ lower, pos }) => INNER.test(lower) && pos !== 'DET').length;
  const isWhole = (shape.match(VERBS)?.length ?? 0) - inner > (isAdded ? 0 : 1);
  return !isWhole && (isAdded || body.some((_, i) => isVerb(body, i))) ? first.end : null;
}

const NAMED = /^(?:the|an?|any|each|every|another|his|her|its|their|our|your|my)$/;
/** `A long letter, but a good one.` is meant to be none. */
const MEANT = /^but$/;
const RELATES = /^(?:that|which|who|whom|whose|when|where|because|if|although|while)$/;
const LEAST_PHRASE = 7;

/** `The deed, signed on May 3, hardly within the month.`, `A loss that it never explained to him.` */
function withoutVerb({ tokens }: Sentence, follows: boolean): number | null {
  const shape = shapeOf(tokens);
  const isBare = follows && (/^[AGT]/.test(shape) || tokens[0]!.lower === 'not');
  if (
    !(isBare || NAMED.test(tokens[0]!.lower)) ||
    /[M;:?()—–]/.test(shape) ||
    tokens.length < LEAST_PHRASE ||
    hasWord(tokens, MEANT)
  )
    return null;
  const places = [...tokens.keys()];
  const verbs = places.filter((at) => isVerb(tokens, at));
  // A clause whose verb is not seen is no clause too many.
  const joints = places.filter(
    (at) =>
      RELATES.test(tokens[at]!.lower) &&
      shape[at] !== 'D' &&
      /[DRNPVX]/.test(shape[at + 1]!) &&
      verbs.at(-1)! > at,
  );
  const isLeft =
    verbs.length === 0 || (!isBare && joints[0]! < verbs[0]! && verbs.length <= joints.length);
  return isLeft ? tokens[1]!.end : null;
}
