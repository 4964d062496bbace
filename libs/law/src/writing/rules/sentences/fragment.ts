import type { Token } from '@casewright/law/sentences';
import { isFiniteVerb, isHiddenVerb } from '../../text/grammar.js';
import type { Paragraph, Sentence } from '../../text/reading.js';
import type { Match, Rule } from '../rule.js';

/** A clause that one of these opens leans on another. */
const LEANS = /^(?:because|although|though|unless|whereas|if|until|which|whose)$/;
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
    'They help us. [[Including]] the letters that he sent before the sale.',
    'Nobody answered. [[Which]] is why the clerk should be paid.',
    'The rule is old. [[The deed]], signed on May 3, hardly within the month.',
  ],
  passes: [
    'The claim is barred. Because the clause is void, he lost. If so, pay.',
    'Why did he leave? Because the roof leaked. Which is it?',
    'The rule is old. A sound one, too. On March 30, the complaint was filed.',
    'If he asks, tell him. Had he asked, he would know.',
  ],
  check: ({ sentences, text, kind }: Paragraph) =>
    kind !== 'prose'
      ? []
      : sentences.flatMap((sentence, i): Match[] => {
          const { tokens, citesOnly } = sentence;
          const isShort = tokens.length < LEAST_WORDS || tokens.length > MOST_WORDS;
          const before = sentences[i - 1];
          if (citesOnly || isShort || tokens.at(-1)!.text !== '.' || !before) return [];
          if (/[?:]["”]?\s*$/.test(text.slice(before.start, before.end))) return [];
          const end = leansTo(sentence) ?? withoutVerb(sentence);
          return end
            ? [{ start: tokens[0]!.start, end, remark: 'These words lean on another sentence.' }]
            : [];
        }),
};

const isMasked = (tokens: readonly Token[]): boolean => tokens.some(({ masked }) => masked);

/** `Because the clause carves out any suit.`: no comma, and one verb. */
function leansTo({ tokens }: Sentence): number | null {
  const [first] = tokens;
  const isAdded = ADDS.test(first!.lower);
  if (!(isAdded || LEANS.test(first!.lower)) || isMasked(tokens)) return null;
  const body = tokens.slice(1, -1);
  const verbs = body.filter(
    (token, i) => isFiniteVerb(token) && !isFiniteVerb(body[i - 1]) && body[i - 1]?.lower !== 'to',
  );
  const isJoined = body.some(({ text, lower }) => JOINT.test(text) || lower === 'then');
  const isQuestion = /^(?:which|whose)$/.test(first!.lower) && body[0]?.pos === 'NOUN';
  // `Because he knew that it was due.`: each verb but one has a clause of its own.
  const inner = body.filter(({ lower }) => INNER.test(lower)).length;
  const isWhole = verbs.length - inner > (isAdded ? 0 : 1);
  return (isAdded || verbs.length > 0) && !isWhole && !isJoined && !isQuestion ? first!.end : null;
}

/** `The deed, signed on May 3, hardly within the month.` */
function withoutVerb({ tokens }: Sentence): number | null {
  const [first, second, comma, participle] = tokens;
  const isNamed =
    first!.pos === 'DET' &&
    second?.pos === 'NOUN' &&
    comma?.text === ',' &&
    participle?.pos === 'VERB';
  if (!isNamed || isMasked(tokens)) return null;
  const closed = tokens.findIndex(({ text }, i) => i > 3 && text === ',');
  const rest = tokens.slice(closed + 1);
  const hasVerb = rest.some(
    (token, i) =>
      isFiniteVerb(token) ||
      isHiddenVerb(token, rest[i + 1]) ||
      (token.pos === 'NOUN' && /(?:s|ed)$/.test(token.lower) && rest[i - 1] === undefined),
  );
  return closed > 0 && !hasVerb ? second!.end : null;
}
