import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** `newly-hired`: an adverb and the participle that it belongs to. */
const JOINED =
  /^(\p{Ll}{2,}ly)-(\p{Ll}+(?:ed|en|wn|ing)|built|made|known|held|paid|found|left|kept|bought|told|sold|born|worn|torn|cut|run|set|read|sent|lost|spent|taught)$/iu;
/** Words in -ly that are adjectives or nouns: `a family-owned shop`, `a friendly-looking man`. */
const NO_ADVERB =
  /^(?:family|early|only|friendly|likely|elderly|daily|weekly|monthly|yearly|hourly|quarterly|nightly|costly|ugly|holy|assembly|supply|reply|fly|ally|bully|belly|jelly|lily|poly|lively|lovely|lonely|orderly|timely|cowardly|scholarly|sickly|silly|jolly|kindly|deadly|homely|curly|oily|wily|godly|anomaly|monopoly)$/i;

export const adverbHyphen: Rule = {
  id: 'adverb-hyphen',
  name: 'Hyphen after an adverb',
  family: 'mechanics',
  severity: 'low',
  why: 'An adverb in -ly can belong to nothing but the word behind it, so no hyphen has to tie the two.',
  source: 'The Redbook, on phrasal adjectives; The Chicago Manual of Style, on compounds',
  matches: ['A [[recently-built]] ramp led to the door.'],
  passes: ['A recently built ramp led to the family-owned shop and its early-rising owner.'],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap(({ text, masked, start, end }): Match[] => {
        const [, adverb = '', word] = JOINED.exec(text) ?? [];
        if (!adverb || masked || NO_ADVERB.test(adverb)) return [];
        const remark = `“${adverb}” needs no hyphen.`;
        return [{ start, end, remark, replacement: { text: `${adverb} ${word}`, safe: true } }];
      }),
    ),
};
