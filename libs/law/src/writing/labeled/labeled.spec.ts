import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { evaluate, evaluatePassives, f1, precision, recall } from './evaluate.js';
import { type LabeledText } from './labels.js';

const readLines = <T>(name: string): T[] =>
  readFileSync(new URL(`../../../labeled/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T);

describe('the labeled texts', () => {
  const result = evaluate(readLines<LabeledText>('sentences.jsonl'));

  it('are at least 400, half of them clean', () => {
    expect(result.texts).toBeGreaterThanOrEqual(400);
    expect(result.clean / result.texts).toBeGreaterThanOrEqual(0.5);
  });

  it('are marked with a precision of at least 0.90 and a recall of at least 0.80', () => {
    expect(precision(result.all)).toBeGreaterThanOrEqual(0.9);
    expect(recall(result.all)).toBeGreaterThanOrEqual(0.8);
  });

  it('have their passive verbs found with an F1 of at least 0.93', () => {
    expect(f1(evaluatePassives(readLines('passives.jsonl')))).toBeGreaterThanOrEqual(0.93);
  });
});
