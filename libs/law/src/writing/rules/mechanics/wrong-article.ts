import { articleFor, inCaseOf } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

/** Words whose first sound is sure; of many in `u` and `h` it is not. */
const SURE_SOUND =
  /^(?:h(?:our|onest|onor|eir|ous|ear[ids]|alf|and|igh|ole|ome|ope|usb|elp|ir)[a-z]*|uni(?:on|t|que|vers|form|lat|fi|son)[a-z]*|us(?:e|ua|ur)[a-z]*|uti?l[a-z]+|eu[rp][a-z]+|once?)$|^(?:[ai]|e(?![uw])|o(?!nc?e)|un(?![ai])|up|[bcdfgjklmnpqrstvwyz][a-z]*[aeiouy])[a-z]+$/;

/** `an 8-foot fence`, `an 11-year-old`, `an 18-month term` */
const FIGURE = /^(?:8\d*|8\d?,\d{3}|11|18)$/;

export const wrongArticle: Rule = {
  id: 'wrong-article',
  name: '“A” where “an” belongs, or the other way round',
  family: 'mechanics',
  severity: 'medium',
  why: 'The sound of the next word decides; a slip often stays behind when that word is changed.',
  source: 'Garner’s Modern English Usage, on “a” and “an”',
  matches: [
    'He signed [[a agreement]] in May.',
    'It was [[an contract]] for grain, and she filed [[a EEOC]] charge.',
    'He waited [[a hour]] for [[an union]] man behind [[a 8]]-foot wall.',
  ],
  passes: [
    'He signed an agreement, a unanimous one, in a European court.',
    'An hour later an unidentified heir came to a house with an 18-month lease.',
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((token, at): Match[] => {
        const next = tokens[at + 1];
        if (!next || token.masked || next.masked || next.pos === 'AUX') return [];
        if (!/^(?:[Aa]n?)$/.test(token.text) || (token.text === 'A' && at > 0)) return [];
        // `a EEOC charge`: read by its letters or as a word, it begins with a vowel.
        const isVowel =
          next.kind === 'number' ? FIGURE.test(next.text) : /^[AEIO][A-Z]{2,}$/.test(next.text);
        const figure = isVowel ? 'an' : null;
        if (!figure && (!SURE_SOUND.test(next.text.split('-')[0]!) || next.text.length < 3))
          return [];
        const right = figure ?? articleFor(next.text);
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
