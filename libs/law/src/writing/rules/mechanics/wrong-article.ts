import { articleFor, inCaseOf } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Words whose first sound their spelling tells; of `u`, `h`, and `eu` and `one` it does not. */
const PLAIN_SOUND =
  /^(?:[ai]|e(?![uw])|o(?!nc?e)|un(?![ai])|up|[bcdfgjklmnpqrstvwyz][a-z]*[aeiouy])[a-z]+$/;

export const wrongArticle: Rule = {
  id: 'wrong-article',
  name: '“A” where “an” belongs, or the other way round',
  family: 'mechanics',
  severity: 'medium',
  why: 'The sound of the next word decides; a slip often stays behind when that word is changed.',
  source: 'Garner’s Modern English Usage, on “a” and “an”',
  matches: ['He signed [[a agreement]] in May.', 'It was [[an contract]] for grain.'],
  passes: ['He signed an agreement, a unanimous one, in a European court.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((token, at): Match[] => {
        const next = tokens[at + 1];
        if (!next || token.masked || next.masked || next.pos === 'AUX') return [];
        if (!/^(?:[Aa]n?)$/.test(token.text) || (token.text === 'A' && at > 0)) return [];
        if (!PLAIN_SOUND.test(next.text) || next.text.length < 3) return [];
        const right = articleFor(next.text);
        if (right === token.lower || paragraph.text.slice(token.end, next.start).trim() !== '')
          return [];
        return [
          {
            start: token.start,
            end: next.end,
            remark: `Before “${next.text}” it is “${right}.”`,
            replacement: { text: `${inCaseOf(token.text, right)} ${next.text}`, safe: true },
          },
        ];
      }),
    ),
};
