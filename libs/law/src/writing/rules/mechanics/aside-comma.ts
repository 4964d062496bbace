import { isRole, type Token } from '@casewright/law/sentences';
import { isFiniteVerb } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const SUBJECT = /^(?:he|she|they|we|i|it|you|this|that|there)$/;
const LONGEST_ASIDE = 14;
const LONGEST_NAME = 6;

export const asideComma: Rule = {
  id: 'aside-comma',
  name: 'Comma of an aside missing',
  family: 'mechanics',
  severity: 'low',
  why: 'Whom a name names is clear without the clause behind it, so a comma sets the clause off, in front and behind.',
  source: 'The Redbook, on commas; Garner’s Modern English Usage, on “that” and “which”',
  matches: [
    'He left the sum with Lakeside Bank [[Company which]] keeps it.',
    'The mediator is Alice Hale[[,]] who retired in May and we are to meet her.',
  ],
  passes: ['He left the sum with Lakeside Bank Company, which keeps it.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((_, at) => withoutFirst(tokens, at) ?? withoutLast(tokens, at) ?? []),
    ),
};

/** `Lakeside Bank Company which`: two words of a name, and no article in front. */
function withoutFirst(tokens: readonly Token[], at: number): Match | null {
  const [first, name, which] = [tokens[at - 2], tokens[at - 1], tokens[at]!];
  const helper = tokens[at + 1];
  const isName = (token: Token | undefined): boolean =>
    token?.pos === 'PROPN' && !token.masked && /^\p{Lu}\p{L}/u.test(token.text);
  if (
    which.lower !== 'which' ||
    !isName(name) ||
    !isName(first) ||
    !isFiniteVerb(helper) ||
    isOf(tokens, at - 2)
  )
    return null;
  return {
    start: name!.start,
    end: which.end,
    remark: `A comma belongs before “${which.text}.”`,
    replacement: { text: `${name!.text}, ${which.text}`, safe: false },
  };
}

/** `the laws of the United States which`: of the laws. */
function isOf(tokens: readonly Token[], name: number): boolean {
  const before = tokens
    .slice(Math.max(0, name - LONGEST_NAME), name)
    .findLast(({ pos }) => pos !== 'PROPN' && pos !== 'DET');
  return before?.lower === 'of';
}

/** `Alice Hale, who retired in May and we are`: the aside goes over into another sentence. */
function withoutLast(tokens: readonly Token[], at: number): Match | null {
  const [name, comma, who] = [tokens[at - 1], tokens[at]!, tokens[at + 1]];
  if (
    comma.text !== ',' ||
    !/^(?:who|which)$/.test(who?.lower ?? '') ||
    !/^(?:VERB|AUX|ADJ)$/.test(tokens[at + 2]?.pos ?? '')
  )
    return null;
  if (name?.pos !== 'PROPN' && name?.pos !== 'NOUN') return null;
  const inner = tokens.slice(at + 2, at + 2 + LONGEST_ASIDE);
  const joint = inner.findIndex(
    ({ lower, kind }) => /^(?:and|but)$/.test(lower) || kind === 'mark',
  );
  const [subject, next, second] = inner.slice(joint + 1);
  if (joint < 2 || inner[joint]!.kind === 'mark' || !subject || subject.masked) return null;
  const isOther =
    (SUBJECT.test(subject.lower) && isFiniteVerb(next)) ||
    ((subject.pos === 'PROPN' || isRole(subject.text)) &&
      isFiniteVerb(next) &&
      next!.pos === 'AUX') ||
    (/^(?:Mr|Ms|Mrs|Dr)$/.test(subject.text) && next?.text === '.' && second?.pos === 'PROPN');
  if (!isOther) return null;
  return {
    start: comma.start,
    end: comma.end,
    remark: `The aside that begins here has no comma before “${inner[joint]!.text}.”`,
  };
}
