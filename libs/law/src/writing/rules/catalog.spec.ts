import { readFileSync } from 'node:fs';
import type { WritingDocumentKind } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { review } from '../reviewer/create-reviewer.js';
import { loadWords } from '../words/words.js';
import { CATALOG } from './catalog.js';
import type { Example } from './rule.js';

/** An example's text without its brackets, and what is in them. */
function read(example: Example) {
  const { in: documentKind, text: marked } =
    typeof example === 'string' ? ({ in: 'other', text: example } as const) : example;
  const quotes = [...marked.matchAll(/\[\[([\s\S]*?)\]\]/g)].map((match) => match[1]);
  return { documentKind, text: marked.replace(/\[\[|\]\]/g, ''), quotes };
}

/** More examples of the rules that read sentences: what is in brackets is found, and nothing else of the rule. */
const MORE = readFileSync(new URL('../../../labeled/examples.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { rule: string; in?: WritingDocumentKind; text: string })
  .map(({ rule, in: kind = 'other', text }) => ({ rule, example: { in: kind, text } }));

const words = await loadWords();

const found = (example: Example, rule: string): string[] => {
  const { text, documentKind } = read(example);
  return review(text, { documentKind }, words)
    .findings.filter((finding) => finding.rule === rule)
    .map(({ quote }) => quote);
};

describe('the catalog', () => {
  it('gives each rule an id of its own, a reason, a source and examples of both kinds', () => {
    expect(new Set(CATALOG.map(({ id }) => id)).size).toBe(CATALOG.length);
    for (const { why, source, matches, passes } of CATALOG) {
      expect(why).toMatch(/[.!?]$/);
      expect(source.length).toBeGreaterThan(5);
      expect([matches.length > 0, passes.length > 0]).toEqual([true, true]);
    }
  });

  describe.each(CATALOG.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    it.each(rule.matches.map((example) => [read(example).text, example] as const))(
      'finds its words in: %s',
      (_, example) => expect(found(example, id)).toEqual(read(example).quotes),
    );

    it.each(rule.passes.map((example) => [read(example).text, example] as const))(
      'finds nothing in: %s',
      (_, example) => expect(found(example, id)).toEqual([]),
    );
  });

  it.each(MORE.map(({ rule, example }) => [rule, example.text, example] as const))(
    '%s: %s',
    (rule, _, example) => expect(found(example, rule)).toEqual(read(example).quotes),
  );
});
