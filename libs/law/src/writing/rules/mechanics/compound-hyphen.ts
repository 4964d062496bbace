import { numberFromWords } from '@casewright/law/citations/figures';
import type { Token } from '@casewright/law/sentences';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** `newly-hired`: an adverb and the participle that it belongs to. */
const JOINED =
  /^(\p{Ll}{2,}ly)-(\p{Ll}+(?:ed|en|wn|ing)|built|made|known|held|paid|found|left|kept|bought|told|sold|born|worn|torn|cut|run|set|read|sent|lost|spent|taught)$/iu;
/** Words in -ly that are adjectives or nouns: `a family-owned shop`, `a friendly-looking man`. */
const NO_ADVERB =
  /^(?:family|early|only|friendly|likely|elderly|daily|weekly|monthly|yearly|hourly|quarterly|nightly|costly|ugly|holy|assembly|supply|reply|fly|ally|bully|belly|jelly|lily|poly|lively|lovely|lonely|orderly|timely|cowardly|scholarly|sickly|silly|jolly|kindly|deadly|homely|curly|oily|wily|godly|anomaly|monopoly)$/i;

/** `a five year lease`: units that one counts, before what is measured. */
const UNIT =
  /^(?:day|week|month|year|hour|minute|mile|foot|inch|acre|page|bedroom|story|unit|person|member)$/;

function isMeasure(tokens: readonly Token[], at: number): boolean {
  const [before, count, unit, noun] = [-1, 0, 1, 2].map((by) => tokens[at + by]);
  const isMany =
    count?.kind === 'number'
      ? /^(?!1$)\d{1,3}$/.test(count.text)
      : (numberFromWords(count?.lower ?? '') ?? 1) > 1;
  return (
    isMany &&
    !/^(?:and|the)$/.test(count!.lower) &&
    UNIT.test(unit?.lower ?? '') &&
    noun?.pos === 'NOUN' &&
    noun.text === noun.lower &&
    /^(?:DET|ADJ|PRON|ADP|VERB)$/.test(before?.pos ?? '')
  );
}

export const compoundHyphen: Rule = {
  id: 'compound-hyphen',
  name: 'Hyphen of a compound',
  family: 'mechanics',
  severity: 'low',
  why: 'A measure before its noun is one word by its hyphen; an adverb in -ly belongs to the word behind it without one.',
  source: 'The Redbook, on phrasal adjectives; The Chicago Manual of Style, on compounds',
  matches: ['A [[recently-built]] ramp led to the door.', 'They signed a [[five year]] lease.'],
  passes: [
    'A recently built ramp led to the family-owned shop and its early-rising owner.',
    'They signed a five-year lease; a year later, in two years, the rent was 40 percent higher.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap(({ text, masked, start, end }, at): Match[] => {
        const unit = tokens[at + 1];
        if (!masked && isMeasure(tokens, at))
          return [
            {
              start,
              end: unit!.end,
              remark: `“${text}-${unit!.text}” stands before its noun as one word.`,
              replacement: { text: `${text}-${unit!.text}`, safe: true },
            },
          ];
        const [, adverb = '', word] = JOINED.exec(text) ?? [];
        if (!adverb || masked || NO_ADVERB.test(adverb)) return [];
        const remark = `“${adverb}” needs no hyphen.`;
        return [{ start, end, remark, replacement: { text: `${adverb} ${word}`, safe: true } }];
      }),
    ),
};
