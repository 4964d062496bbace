import type { Token } from '../../text/tokens.js';
import { POSSESSIVE } from '../grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Prepositions in a row from which the reader loses what belongs to what. */
const FROM = 5;
/** At least so many of them are `of`. */
const OFS = 2;

export const stackedPrepositions: Rule = {
  id: 'stacked-prepositions',
  name: 'Stacked prepositions',
  family: 'sentences',
  severity: 'low',
  why: 'Each preposition hangs on the noun before it; a possessive or a verb breaks the chain.',
  source: 'Garner, Legal Writing in Plain English, on minimizing “of”',
  matches: [
    'It asks for [[a stay of the order of the court of the county of residence of the debtor]].',
  ],
  passes: [
    'The owner of the house at the end of the road saw the fire.',
    'The Court of Appeals for the Second District of the State of Ohio affirmed.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) => {
      const found: Match[] = [];
      for (let i = 0; i < tokens.length; i++) {
        const start = phraseEnd(tokens, i);
        if (start === i) continue;
        const { end, prepositions, ofs } = chain(tokens, start);
        if (prepositions >= FROM && ofs >= OFS) {
          found.push({
            start: tokens[i]!.start,
            end: tokens[end - 1]!.end,
            remark: `${prepositions} prepositional phrases follow each other here.`,
          });
        }
        i = Math.max(i, end - 1);
      }
      return found;
    }),
};

/** End of a noun phrase with at least one common noun; names alone do not count. */
function phraseEnd(tokens: readonly Token[], from: number): number {
  let i = from;
  let common = false;
  for (; i < tokens.length; i++) {
    const { pos, lower, masked, kind } = tokens[i]!;
    if (masked || kind === 'mark') break;
    if (pos === 'NOUN' && /^\p{Ll}/u.test(tokens[i]!.text)) common = true;
    else if (!(pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'NUM')) {
      if (i > from || !(pos === 'DET' || POSSESSIVE.test(lower))) break;
    }
  }
  return common ? i : from;
}

function chain(tokens: readonly Token[], from: number) {
  let end = from;
  let prepositions = 0;
  let ofs = 0;
  while (tokens[end]?.pos === 'ADP') {
    const stop = phraseEnd(tokens, end + 1);
    if (stop === end + 1) break;
    prepositions++;
    if (tokens[end]!.lower === 'of') ofs++;
    end = stop;
  }
  return { end, prepositions, ofs };
}
