import type { Token } from '@casewright/law/sentences';
import { inCaseOf } from '../../text/grammar.js';
import type { Match, Rule } from '../rule.js';

/** Words that stand twice in good English: `the fact that that case`, `he had had notice`. */
const MAY_REPEAT = new Set(['that', 'had', 'is', 'very', 'bye', 'long', 'no', 'so', 'do']);
/** Of these pairs the first is there by mistake: no noun has two articles, and no clause two verbs. */
const ARTICLE = /^(?:a|an|the)$/;
const DETERMINER = /^(?:a|an|the|this|these|those|his|its|their|our|my|your|every)$/;
const FINITE_BE = /^(?:is|are|was|were)$/;

export const repeatedWord: Rule = {
  id: 'repeated-word',
  name: 'Repeated word',
  family: 'mechanics',
  severity: 'medium',
  why: 'A word typed twice looks careless, and readers doubt the citations of a careless writer.',
  source: 'The Redbook: A Manual on Legal Style, on proofreading',
  matches: [
    'The court granted [[the the]] motion.',
    'He said [[that that]] she knew.',
    'It [[was\nwas]] filed in May.',
  ],
  passes: ['He argued that that statute controls.'],
  check: ({ sentences, text }) =>
    sentences.flatMap(({ tokens }) => {
      const found: Match[] = [];
      for (let i = 1; i < tokens.length; i++) {
        const [first, second] = [tokens[i - 1]!, tokens[i]!];
        if (second.kind !== 'word' || second.masked || first.masked) continue;
        if (/^\p{Lu}/u.test(second.text)) continue;
        const pair = pairTwice(tokens, i, text);
        if (pair) found.push(pair);
        const isTwice =
          first.lower === second.lower &&
          (!MAY_REPEAT.has(second.lower) || isBeforeSubject(second, tokens[i + 1]));
        if (!isTwice && !clashes(first.lower, second.lower)) continue;
        if (text.slice(first.end, second.start).trim() !== '') continue;
        found.push({
          start: first.start,
          end: second.end,
          remark: isTwice
            ? `“${second.text}” stands here twice.`
            : `“${first.text}” and “${second.text}” do not go together.`,
          replacement: isTwice
            ? { text: first.text, safe: true }
            : { text: inCaseOf(first.text, second.text), safe: false },
        });
      }
      return found;
    }),
};

/** `said that that she knew` */
const isBeforeSubject = ({ lower }: Token, next: Token | undefined): boolean =>
  lower === 'that' && /^(?:he|she|it|they|we|the|this|these)$/.test(next?.lower ?? '');

const clashes = (first: string, second: string): boolean =>
  (ARTICLE.test(first) && DETERMINER.test(second)) ||
  (FINITE_BE.test(first) && FINITE_BE.test(second) && first !== second);

const FUNCTION_WORD = /^(?:of|to|in|on|for|by|with|from|at|and|or|that|the|a|it|is|was|be|as)$/;

/** `of the of the`: two small words that stand twice, ending before a token. */
function pairTwice(tokens: readonly Token[], i: number, text: string): Match | null {
  const four = tokens.slice(Math.max(0, i - 3), i + 1);
  if (four.length < 4 || four.some(({ kind, masked }) => kind !== 'word' || masked)) return null;
  const [first, second, third, fourth] = four as [Token, Token, Token, Token];
  if (first.lower !== third.lower || second.lower !== fourth.lower) return null;
  if (first.lower === second.lower || !four.every(({ lower }) => FUNCTION_WORD.test(lower)))
    return null;
  return {
    start: first.start,
    end: fourth.end,
    remark: `“${third.text} ${fourth.text}” stands here twice.`,
    replacement: { text: text.slice(first.start, second.end), safe: true },
  };
}
