import type { Sentence } from '../../text/reading.js';
import { sentencePassives } from '../../verbs/passive.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const LONGEST_OPENING = 14;

export const danglingModifier: Rule = {
  id: 'dangling-modifier',
  name: 'Dangling opening',
  family: 'precision',
  severity: 'low',
  why: 'An opening such as “having reviewed” belongs to the subject of the sentence, and here that subject did not do it.',
  source: 'Strunk and White, The Elements of Style, on participial phrases at the beginning',
  matches: [
    '[[Having reviewed the record]], the motion is denied.',
    '[[After reading it]], it is clear that he lied.',
  ],
  passes: [
    'Having reviewed the record, the court denies the motion.',
    'Considering her age, the award was small.',
  ],
  check: (paragraph) => inSentences(paragraph, match),
};

function match(sentence: Sentence): Match[] {
  const { tokens } = sentence;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 3 || comma > LONGEST_OPENING || !opensWithAct(sentence)) return [];
  const subject = tokens.slice(comma + 1, comma + 6);
  const [first, second] = subject;
  if (!first || first.masked) return [];
  const empty =
    /^(?:it|there)$/.test(first.lower) &&
    /^(?:is|was|are|were|appears|seems)$/.test(second?.lower ?? '');
  const acted = sentencePassives(sentence).some(
    ({ from, by }) => from > comma + 1 && from <= comma + 5 && by === null,
  );
  const isThing =
    first.lower === 'the' &&
    /^(?:motion|order|judgment|statute|claim|complaint|petition|verdict|conviction|decision|appeal|ruling|request|objection|testimony|evidence|sentence|award|rule|contract|notice|record)$/.test(
      second?.lower ?? '',
    );
  if (!empty && !(acted && isThing)) return [];
  const words = tokens.slice(0, comma);
  return [
    {
      start: words[0]!.start,
      end: words.at(-1)!.end,
      remark: empty
        ? `Nobody is named after the comma who could have done this.`
        : `“${first.text} ${second!.text}” did not do this.`,
    },
  ];
}

/** `Having read`, `After reading`, `In deciding`: an act without its actor. */
function opensWithAct({ tokens }: Sentence): boolean {
  const [first, second] = tokens;
  if (first?.lower === 'having') return second?.pos === 'VERB';
  return (
    /^(?:after|before|in|by|when|while|upon|on)$/.test(first?.lower ?? '') &&
    second !== undefined &&
    /ing$/.test(second.lower) &&
    !/^(?:during|according|regarding|including|accordance|concerning)$/.test(second.lower)
  );
}
