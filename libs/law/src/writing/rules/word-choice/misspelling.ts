import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule, RuleContext } from '../rule.js';

interface Misspelled extends Span {
  word: string;
  meant: string;
}

/** A word that a text has as often is its own: a term of a trade, or of another language. */
const OFTEN = 3;

// cspell:disable
export const misspelling: DocumentRule<Misspelled[]> = {
  id: 'misspelling',
  name: 'Misspelled word',
  family: 'word-choice',
  severity: 'high',
  why: 'A reader who meets a misspelling trusts the rest less.',
  source: 'The Redbook, on proofreading; SCOWL, and the words of published opinions',
  matches: ['The court excluded the [[evidense]] before the [[hearring]].'],
  passes: [
    'The court excluded the evidence before the hearing.',
    'The turbidimeter read high; the turbidimeter was old, and a turbidimeter drifts.',
    'Evidense, Inc. moved to dismiss.',
  ],
  // cspell:enable
  collect,
  check: (parts) => {
    const counts = new Map<string, number>();
    for (const { found } of parts) {
      for (const { word } of found) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    return parts.flatMap(({ at, found }) =>
      found
        .filter(({ word }) => counts.get(word)! < OFTEN)
        .map(({ start, end, word, meant }) => ({
          start: at + start,
          end: at + end,
          remark: `“${word}” is no word that is known here.`,
          replacement: { text: meant, safe: true },
        })),
    );
  },
};

function collect({ tokens, kind, plain }: Paragraph, { words }: RuleContext): Misspelled[] {
  if (!words || kind !== 'prose') return [];
  return tokens.flatMap(({ text, start, end, masked }) => {
    if (
      masked ||
      !/^[a-z]+$/.test(text) ||
      /^(?:children|women)s$/.test(text) ||
      /[-[\]‘’'/@.]/.test((plain[start - 1] ?? '') + (plain[end] ?? '').replace('.', ''))
    )
      return [];
    const meant = words.misspellingOf(text);
    return meant ? [{ word: text, meant, start, end }] : [];
  });
}
