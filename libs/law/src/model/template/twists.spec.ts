import { describe, expect, it } from '@jest/globals';
import { keepsClause } from './keeps-clause.js';
import { knownWords } from './known-words.js';

/** Clauses of the kind that templates have, each with words that another one binds by. */
const CLAUSES = [
  'The Recipient shall protect the Confidential Information with reasonable care and shall promptly return each copy.',
  'The Recipient shall use the Confidential Information only for the Purpose and shall not disclose it to a third party without prior written consent.',
  'Confidential Information includes source code, customer lists, copyright works, and business plans.',
  'The Client shall pay each undisputed invoice within thirty days and may withhold a disputed amount.',
  'The Service Provider shall notify the Client in writing before it assigns this Agreement to an agent, affiliate, or successor.',
  'Either party may terminate this Agreement immediately by written notice if the other party commits a material breach.',
  'The Service Provider warrants that the Services will be performed in a professional manner and excludes every other warranty.',
  'The Client shall inspect the Deliverables promptly and shall accept them unless they materially fail the Specifications.',
  'This Agreement supersedes all prior negotiations, written or oral, and is the exclusive statement of its subject.',
  'The Service Provider shall keep adequate insurance, maintain accurate records, and permit an annual audit.',
];
/** Words that a twist leaves out, and words that it puts for their opposite. */
const LEFT_OUT =
  /\b(?:reasonable|promptly|prior|written|undisputed|immediately|material|professional|materially|exclusive|adequate|accurate|annual|only|copyright works, |agent, |customer lists, | and may withhold a disputed amount| in writing)\b,? ?/g;
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['protect', 'disclose'],
  ['disclose', 'protect'],
  ['return', 'keep'],
  ['includes', 'excludes'],
  ['excludes', 'includes'],
  ['pay', 'withhold'],
  ['withhold', 'pay'],
  ['accept', 'return'],
  ['keep', 'terminate'],
  ['permit', 'withhold'],
  ['before', 'after'],
  ['without', 'with'],
  ['supersedes', 'includes'],
  ['maintain', 'assign'],
  ['terminate', 'keep'],
  ['notify', 'inspect'],
  ['warrants', 'permits'],
  ['fail', 'accept'],
  ['assigns', 'accepts'],
  ['commits', 'notifies'],
];
const ADDED = [' and may disclose it', ' or withhold payment', ' without notice', ' immediately'];

const KNOWN = knownWords(CLAUSES.join('\n'), 'A software project for a hospital.');
const replacements = (text: string): string[] => [
  ...[...text.matchAll(LEFT_OUT)].map(
    ({ 0: words, index }) => text.slice(0, index) + text.slice(index + words.length),
  ),
  ...OPPOSITES.filter(([word]) => new RegExp(`\\b${word}\\b`).test(text)).map(([word, other]) =>
    text.replace(new RegExp(`\\b${word}\\b`), other),
  ),
  ...ADDED.map((words) => text.replace(/\.$/, `${words}.`)),
  text.replaceAll('shall', 'may'),
  text.replaceAll('shall', 'shall not'),
];
const TWISTS = CLAUSES.flatMap((original) =>
  replacements(original)
    .filter((replacement) => replacement !== original)
    .map((replacement) => ({ original, replacement })),
);

describe('a clause that a model turns around', () => {
  it('is of more than eighty kinds', () => expect(TWISTS.length).toBeGreaterThanOrEqual(80));

  it.each(TWISTS)('is not taken: $replacement', (rewording) => {
    expect(keepsClause(rewording, KNOWN)).toBe(false);
  });

  it.each([
    ['The Recipient hereby shall protect the same.', 'The Recipient shall protect it.'],
    ['The Client shall pay each invoice.', 'The Client shall pay each invoice for the hospital.'],
  ])('may lose the words that bind nobody, and gain what is required', (original, replacement) => {
    expect(keepsClause({ original, replacement }, KNOWN)).toBe(true);
  });
});
