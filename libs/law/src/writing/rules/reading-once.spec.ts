import type { Token } from '@casewright/law/sentences';
import { describe, expect, it } from '@jest/globals';
import { type Paragraph, readParagraph } from '../text/reading.js';
import { PARAGRAPH_RULES } from './catalog.js';
import type { Rule } from './rule.js';

/** A sentence with what some rule looks at again and again, as often as asked for. */
const MANY: Record<string, (count: number) => string> = {
  numbers: (count) => '1 '.repeat(count),
  'words in capitals': (count) => 'Ohio '.repeat(count),
  'duties after somebody else’s words': (count) =>
    `He said “no” and ${'the buyer we shall '.repeat(count)}`,
  'and/or': (count) => 'wages and/or fees '.repeat(count),
  'clauses after commas': (count) => `The man ${', and the buyer paid the sum '.repeat(count)}`,
  'disparaging words': (count) => 'he lied and '.repeat(count),
  'words mistaken for others': (count) => 'the statue and the principle effects the '.repeat(count),
  'only and passives': (count) => 'it was filed by the clerk who only applies it on '.repeat(count),
};

/** The paragraph as nobody has read it yet, and how many tokens were read of it since. */
function watched(paragraph: Paragraph): { paragraph: Paragraph; read: () => number } {
  let read = 0;
  const watch = (tokens: Token[]): Token[] =>
    new Proxy(tokens, {
      get(list, key) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read++;
        return Reflect.get(list, key);
      },
    });
  const sentences = paragraph.sentences.map((sentence) => ({
    ...sentence,
    tokens: watch(sentence.tokens),
  }));
  return {
    paragraph: { ...paragraph, sentences, tokens: watch(paragraph.tokens) },
    read: () => read,
  };
}

function tokensRead({ check }: Rule, unread: Paragraph): number {
  const { paragraph, read } = watched(unread);
  for (const documentKind of ['brief', 'contract'] as const) check(paragraph, { documentKind });
  return read();
}

const PARAGRAPHS = Object.values(MANY).map((make) =>
  [100, 400].map((count) => readParagraph(make(count), 'prose')),
);

describe('every rule reads a sentence that is four times as long four times as often', () => {
  it.each(PARAGRAPH_RULES.map((rule) => [rule.id, rule] as const))('%s', (_, rule) => {
    for (const lengths of PARAGRAPHS) {
      const [short = 0, long] = lengths.map((paragraph) => tokensRead(rule, paragraph));
      expect(long).toBeLessThanOrEqual(5 * Math.max(short, 200));
    }
  });
});
