import type { Token } from '@casewright/law/sentences';
import { inCaseOf } from '../../text/grammar.js';
import type { Paragraph } from '../../text/reading.js';
import { inSentences } from '../in-sentences.js';
import type { Match, Rule } from '../rule.js';

const ODD: Record<string, string> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "let's": 'let us',
  "i'm": 'I am',
};
const NEGATED =
  /^(?:is|are|was|were|do|does|did|has|have|had|could|should|would|must|need|might)n't$/;
const SHORTENED: Record<string, string> = { re: 'are', ve: 'have', ll: 'will' };

export const contractions: Rule = {
  id: 'contraction',
  name: 'Contraction',
  family: 'tone',
  severity: 'info',
  why: 'Courts and contracts expect the written form.',
  source: 'Scalia and Garner, Making Your Case, on contractions',
  documents: ['brief', 'contract', 'opinion', 'demand-letter'],
  matches: [
    { in: 'brief', text: 'He [[didn’t]] read it.' },
    { in: 'contract', text: 'Seller [[won’t]] ship on Sundays.' },
  ],
  passes: [
    { in: 'client-letter', text: 'You don’t need to sign.' },
    { in: 'brief', text: 'The jurors’ notes and the judge’s order are lost.' },
    { in: 'brief', text: 'A party may not avoid it’s discovery duties.' },
  ],
  check: (paragraph: Paragraph) =>
    inSentences(paragraph, ({ tokens }) =>
      tokens.flatMap((token, i): Match[] => {
        const full = token.masked ? null : expand(token, tokens[i + 1]);
        if (full === null) return [];
        return [
          {
            start: token.start,
            end: token.end,
            remark: `“${token.text}” is “${full}” in writing.`,
            replacement: { text: inCaseOf(token.text, full), safe: true },
          },
        ];
      }),
    ),
};

function expand({ lower }: Token, next: Token | undefined): string | null {
  if (!lower.includes("'")) return null;
  const odd = ODD[lower];
  if (odd) return odd;
  if (NEGATED.test(lower)) return lower.replace("n't", ' not');
  const [pronoun, short] = lower.split("'") as [string, string];
  if (!/^(?:i|you|he|she|it|we|they|there|that|who|what)$/.test(pronoun)) return null;
  const said = pronoun === 'i' ? 'I' : pronoun;
  // “avoid it's duties”: the possessive is meant, and another rule says so.
  if (said === 'it' && short === 's' && next?.pos === 'NOUN') return null;
  if (short === 's')
    return `${said} ${/^(?:been|had|taken|become|gone|made)$/.test(next?.lower ?? '') ? 'has' : 'is'}`;
  const full = SHORTENED[short];
  return full ? `${said} ${full}` : null;
}
