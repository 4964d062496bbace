import type { Token } from '@casewright/law/sentences';
import { nounPhraseEnd } from '../../text/grammar.js';
import { inSentences } from '../in-sentences.js';
import type { Rule } from '../rule.js';

export const negativeShall: Rule = {
  id: 'negative-shall',
  name: '“No party shall”',
  family: 'obligations',
  severity: 'low',
  why: 'Read by its words, it denies a duty and forbids nothing; “must not” or “may not” after the subject forbids.',
  source: 'Garner, Legal Writing in Plain English, on “shall”; Kimble, Lifting the Fog of Legalese',
  documents: ['contract'],
  matches: [
    { in: 'contract', text: '[[No party shall]] disclose the price.' },
    { in: 'contract', text: '[[Neither party shall]] assign it.' },
  ],
  passes: [
    { in: 'contract', text: 'Neither party may assign it.' },
    { in: 'contract', text: 'A party shall not disclose the price.' },
  ],
  check: (paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((first, i) => {
        const shall = negated(tokens, i);
        if (!shall) return [];
        const subject = paragraph.text.slice(first.start, shall.start).trimEnd();
        return [
          {
            start: first.start,
            end: shall.end,
            remark: `“${subject} may” forbids what “${subject} shall” only leaves without a duty.`,
            replacement: { text: `${subject} may`, safe: false, changesForce: true },
          },
        ];
      }),
    ),
};

function negated(tokens: readonly Token[], i: number): Token | null {
  const first = tokens[i]!;
  if (first.masked || (first.lower !== 'no' && first.lower !== 'neither')) return null;
  const end = nounPhraseEnd(tokens, i + 1);
  const shall = tokens[end];
  return end > i + 1 && end < i + 5 && shall?.lower === 'shall' ? shall : null;
}
