import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

export const misplacedOnly: Rule = {
  id: 'misplaced-only',
  name: 'Misplaced “only”',
  family: 'precision',
  severity: 'low',
  why: '“Only” limits the words that follow it; before the verb it limits the act and not what is meant.',
  source: 'Garner’s Dictionary of Legal Usage, “only”',
  matches: [
    'The court [[only considered]] two factors.',
    'The act [[only applies]] to brokers.',
    'He [[may only terminate]] it on notice.',
    'It sought [[to only recover]] its costs.',
  ],
  passes: [
    'The court considered only two factors.',
    'The only issue is notice.',
    'He could only guess.',
    'Only brokers may sue.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((token, i) => (token.lower === 'only' && !token.masked ? at(tokens, i) : [])),
    ),
};

const MODALS = /^(?:may|shall|must|will|can|should)$/;
/** Words that a limit belongs before. */
const FOCUS =
  /^(?:on|upon|if|when|after|before|to|for|by|with|in|where|until|unless|through|one|two|three|four|five|six|seven|eight|nine|ten|because|during|within|from|against)$/;
/** Objects up to this long may be between verb and limit. */
const REACH = 6;

function at(tokens: readonly Token[], i: number): Match[] {
  const [before, only, verb] = [tokens[i - 1], tokens[i]!, tokens[i + 1]];
  if (!before || !verb || verb.masked || verb.pos !== 'VERB' || /(?:ing|en)$/.test(verb.lower))
    return [];
  if (before.lower === 'to' && before.pos === 'PART')
    return [inInfinitive(before, verb, tokens[i + 2])];
  const modal = MODALS.test(before.lower);
  if (!modal && !isSubject(before)) return [];
  if (
    !modal &&
    !/(?:s|ed)$|^(?:held|found|heard|made|took|gave|paid|saw|sought|had|brought|left|kept)$/.test(
      verb.lower,
    )
  )
    return [];
  if (!hasFocus(tokens, i + 2)) return [];
  const first = modal ? before : only;
  return [
    {
      start: first.start,
      end: verb.end,
      remark: `Here “only” limits “${verb.text}.”`,
      ...(isFocus(tokens[i + 2])
        ? {
            replacement: { text: `${modal ? `${before.text} ` : ''}${verb.text} only`, safe: true },
          }
        : {}),
    },
  ];
}

/** `to only recover its costs`: the limit splits the infinitive and leaves what it limits. */
const inInfinitive = (to: Token, verb: Token, next: Token | undefined): Match => ({
  start: to.start,
  end: verb.end,
  remark: `Here “only” limits “${verb.text}.”`,
  replacement: { text: `${to.text} ${verb.text} only`, safe: isFocus(next) },
});

const isSubject = ({ pos, masked }: Token): boolean => !masked && /^(?:NOUN|PROPN|PRON)$/.test(pos);

const isFocus = (token: Token | undefined): boolean =>
  token !== undefined && !token.masked && (FOCUS.test(token.lower) || token.kind === 'number');

function hasFocus(tokens: readonly Token[], from: number): boolean {
  for (const token of tokens.slice(from, from + REACH)) {
    if (token.kind === 'mark') return false;
    if (isFocus(token)) return true;
  }
  return false;
}
