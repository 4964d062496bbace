import type { Match, Rule } from '../rule.js';

/** Words that stand twice in good English: `the fact that that case`, `he had had notice`. */
const MAY_REPEAT = new Set(['that', 'had', 'is', 'very', 'bye', 'long', 'no', 'so', 'do']);

export const repeatedWord: Rule = {
  id: 'repeated-word',
  name: 'Repeated word',
  family: 'mechanics',
  severity: 'medium',
  why: 'A word typed twice looks careless, and readers doubt the citations of a careless writer.',
  source: 'The Redbook: A Manual on Legal Style, on proofreading',
  matches: ['The court granted [[the the]] motion.', 'It [[was\nwas]] filed in May.'],
  passes: [
    'He argued that that statute controls.',
    'She had had notice for a year.',
    'Smith v. Smith, 10 U.S. 20 (1810), controls.',
    'The parties met in Walla Walla, Washington.',
  ],
  check: ({ sentences, text }) =>
    sentences.flatMap(({ tokens }) => {
      const found: Match[] = [];
      for (let i = 1; i < tokens.length; i++) {
        const [first, second] = [tokens[i - 1]!, tokens[i]!];
        if (second.kind !== 'word' || second.masked || first.masked) continue;
        if (first.lower !== second.lower || MAY_REPEAT.has(second.lower)) continue;
        if (/^\p{Lu}/u.test(second.text) || first.lower.length < 2) continue;
        if (text.slice(first.end, second.start).trim() !== '') continue;
        found.push({
          start: first.start,
          end: second.end,
          remark: `“${second.text}” stands here twice.`,
          replacement: { text: first.text, safe: true },
        });
      }
      return found;
    }),
};
