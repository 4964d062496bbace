import type { Token } from '@casewright/law/sentences';
import { POSSESSIVE } from '../../text/grammar.js';
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
      const phraseEnd = phraseEnds(tokens);
      for (let i = 0; i < tokens.length; i++) {
        const start = phraseEnd(i);
        if (start === i) continue;
        const { end, prepositions, ofs } = chain(tokens, start, phraseEnd);
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

/**
 * End of the noun phrase that begins at a token, which has at least one common noun; the token's own
 * index where none begins. The sentence is read once, from its end.
 */
function phraseEnds(tokens: readonly Token[]): (from: number) => number {
  const runs: { end: number; hasCommon: boolean }[] = [];
  runs[tokens.length] = { end: tokens.length, hasCommon: false };
  for (let i = tokens.length - 1; i >= 0; i--) {
    const { end, hasCommon } = runs[i + 1]!;
    runs[i] = isOfPhrase(tokens[i]!)
      ? { end, hasCommon: hasCommon || isCommon(tokens[i]!) }
      : { end: i, hasCommon: false };
  }
  return (from) => {
    const first = tokens[from];
    const { end, hasCommon } = runs[first && opensPhrase(first) ? from + 1 : from] ?? runs.at(-1)!;
    return hasCommon ? end : from;
  };
}

const isReadable = ({ masked, kind }: Token): boolean => !masked && kind !== 'mark';
const isOfPhrase = (token: Token): boolean =>
  isReadable(token) && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(token.pos);
const isCommon = ({ pos, text }: Token): boolean => pos === 'NOUN' && /^\p{Ll}/u.test(text);
const opensPhrase = (token: Token): boolean =>
  isReadable(token) && !isOfPhrase(token) && (token.pos === 'DET' || POSSESSIVE.test(token.lower));

function chain(tokens: readonly Token[], from: number, phraseEnd: (from: number) => number) {
  let end = from;
  let prepositions = 0;
  let ofs = 0;
  while (tokens[end]?.pos === 'ADP') {
    const stop = phraseEnd(end + 1);
    if (stop === end + 1) break;
    prepositions++;
    if (tokens[end]!.lower === 'of') ofs++;
    end = stop;
  }
  return { end, prepositions, ofs };
}
