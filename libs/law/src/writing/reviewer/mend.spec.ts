import type { WritingFinding } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { mended } from './mend.js';

const TEXT = 'It is clear that the tennant did not recieve the notice.';
const finding = (rule: string, quote: string, replacement?: string): WritingFinding => ({
  id: rule,
  rule,
  family: 'sentences',
  title: rule,
  severity: 'low',
  explanation: 'It reads better.',
  quote,
  start: TEXT.indexOf(quote),
  end: TEXT.indexOf(quote) + quote.length,
  page: null,
  source: 'rule',
  ...(replacement === undefined ? {} : { replacement: { text: replacement, safe: true } }),
});
const SHORTER = TEXT.replace('It is clear that the', 'The');
const REWRITTEN = finding('wordy-opening', TEXT, SHORTER);
const textOf = (...inner: WritingFinding[]) => mended([REWRITTEN, ...inner])[0]!.replacement?.text;

describe('a replacement', () => {
  it('has each error mended that its words hold', () => {
    const tenant = finding('misspelling', 'tennant', 'tenant');
    const receive = finding('misspelling', 'recieve', 'receive');
    expect(textOf(tenant, receive)).toBe('The tenant did not receive the notice.');
  });

  it('is not offered where an error in it has no cure, or is not found there again', () => {
    expect(textOf(finding('misspelling', 'tennant'))).toBeUndefined();
    expect(textOf(finding('repeated-word', 'clear that', 'clear'))).toBeUndefined();
  });

  it('stays as it is where its words hold matters of style alone', () => {
    expect(textOf(finding('plain-words', 'recieve', 'get'))).toBe(SHORTER);
  });
});
