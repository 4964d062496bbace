import { inCaseOf } from '../../text/grammar.js';
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
  matches: [
    'The court excluded the [[evidense]] before the [[hearring]]. [[Argumment]] is set. The [[unforseen]] fire left [[mischevious]] smoke.',
  ],
  passes: ['The court excluded the evidence before the hearing.'],
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
  return tokens.flatMap(({ text, lower, start, end, masked }, at) => {
    // A name is seldom as long as the word that a sentence begins with.
    const isFirst =
      /^[A-Z][a-z]{7,}$/.test(text) &&
      /^[.?!]?$/.test(tokens[at - 1]?.text ?? '') &&
      !/^[A-Z]$/.test(tokens[at - 2]?.text ?? '') &&
      /^[a-z]/.test(tokens[at + 1]?.text ?? '');
    if (
      masked ||
      !(isFirst || /^[a-z]+$/.test(text)) ||
      /^(?:children|women)s$/.test(text) ||
      /[-[\]‘’'/@.]/.test((plain[start - 1] ?? '') + (plain[end] ?? '').replace('.', ''))
    )
      return [];
    const meant = words.misspellingOf(lower, isFirst);
    return meant ? [{ word: text, meant: inCaseOf(text, meant), start, end }] : [];
  });
}
