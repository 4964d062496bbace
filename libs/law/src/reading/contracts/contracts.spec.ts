import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE_CATEGORIES, type Finding, FindingSchema } from '@casewright/contracts';
import { hasSharedData, sampleOf, sharedData } from '@casewright/testing/shared-data';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { understand } from '../documents/understand.js';
import { findClauses } from './clauses/find-clauses.js';
import { reviewContract } from './review-contract.js';

const FOLDER = sharedData('contracts', 'txt');
/** Of our own, so that there is one where the shared data is not. */
const OWN =
  'SUPPLY AGREEMENT\n\nThis Supply Agreement is made as of May 4, 2020 by and between Alder, Inc. ("Alder") and Birch LLC ("Birch").\n\n1. Alder shall not assign this Agreement without the consent of Birch. The price is $____.';
const contracts: [string, string][] = [
  ['a contract of our own', OWN],
  ...sampleOf(hasSharedData() ? readdirSync(FOLDER).sort() : [], (file) => file).map(
    (file): [string, string] => [file, readFileSync(join(FOLDER, file), 'utf8')],
  ),
];

const WORDS = [
  'This Agreement',
  'shall',
  'not',
  '("Party")',
  'terminate',
  'liability',
  'thirty (60) days',
  '____',
  '1.',
  '2.1',
  '(a)',
  'Section 9.9',
  '\n\n',
  '\n',
  '\f',
  '.',
  ';',
  ':',
  '“Term”',
  'é',
  '𝒜',
  '\u00a0',
  'WHEREAS',
  'between Alder, Inc. and Birch LLC',
];

/** Checks that speak more than once; each missing clause is a separate defect. */
function saidTwice(findings: Finding[]): string[] {
  const clauses = new Set<string>(CLAUSE_CATEGORIES);
  const checks = findings
    .map(({ category }) => category)
    .filter((category) => !clauses.has(category) && category !== 'missing-clause');
  return checks.filter((category, at) => checks.indexOf(category) !== at);
}

describe('the findings of a contract', () => {
  it.each(contracts)('point at their words, and no check floods: %s', (_, text) => {
    const findings = reviewContract(understand({ text }));
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings) {
      expect(text.slice(finding.start, finding.end)).toBe(finding.quote);
      expect(FindingSchema.safeParse(finding).success).toBe(true);
    }
    expect(saidTwice(findings)).toEqual([]);
  });

  it('point at their words in any text', () => {
    const texts = fc.array(fc.constantFrom(...WORDS), { maxLength: 120 }).map((it) => it.join(' '));
    fc.assert(
      fc.property(texts, (text) => {
        for (const { start, end, quote } of reviewContract(understand({ text }))) {
          expect(text.slice(start, end)).toBe(quote);
        }
        for (const { category, start, end } of findClauses(text)) {
          expect(CLAUSE_CATEGORIES).toContain(category);
          expect(start).toBeLessThan(end);
        }
      }),
      { numRuns: 150 },
    );
  });
});
