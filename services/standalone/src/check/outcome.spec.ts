import type { CheckedCitation, CitationCheck, CitationVerdict } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { asJson, asTable, failed, outcomeOf, statusOf } from './outcome.js';

function checkOf(...verdicts: CitationVerdict[]): CitationCheck {
  const citations = verdicts.map(
    (verdict): CheckedCitation => ({
      text: '372 U.S. 335',
      start: 0,
      end: 12,
      fullSpan: { start: 0, end: 12 },
      kind: 'case',
      normalized: '372 U.S. 335',
      fields: { caseName: 'Gideon v. Wainwright' },
      authority: 0,
      resolvesTo: null,
      verdict,
      explanation: 'It was decided in 1963.',
    }),
  );
  return { citations } as CitationCheck;
}
const outcome = (...verdicts: CitationVerdict[]) =>
  outcomeOf('brief.docx', checkOf(...verdicts), []);

describe('the outcome of a check by command', () => {
  it('is 0 for what is all verified, and for nothing else', () => {
    expect(outcome('verified', 'verified').status).toBe(0);
    expect(outcome('verified', 'year_mismatch', 'unchecked').status).toBe(1);
    for (const verdict of ['unchecked', 'not_in_library', 'name_unread'] as const)
      expect(outcome('verified', verdict).status).toBe(2);
    expect(outcome().status).toBe(2);
    expect(outcomeOf('brief.pdf', checkOf('verified'), ['Page 3 is a scan.']).status).toBe(2);
  });

  it('is not weak support, which somebody has to read', () => {
    const check = checkOf('verified');
    check.citations[0]!.support = { proposition: { start: 0, end: 8 }, share: 0.1, weak: true };
    const read = outcomeOf('brief.docx', check, []);
    expect([read.status, asTable(read).split('\n')[0]]).toEqual([
      0,
      'brief.docx: 1 citation, 0 faults, 0 not checked',
    ]);
  });

  it('of several files is the gravest, and of none no good news', () => {
    const well = outcome('verified');
    expect(statusOf([well, well])).toBe(0);
    expect(statusOf([well, failed('b', 'It cannot be read.')])).toBe(2);
    expect(statusOf([failed('b', 'It cannot be read.'), outcome('impossible'), well])).toBe(1);
    expect(statusOf([])).toBe(2);
  });

  it('is told with each citation, or as JSON', () => {
    expect(asTable(outcome('verified', 'year_mismatch')).split('\n')).toEqual([
      'brief.docx: 2 citations, 1 fault, 0 not checked',
      '  ✓ Verified      Gideon v. Wainwright, 372 U.S. 335',
      '  ✗ Year differs  Gideon v. Wainwright, 372 U.S. 335',
      '      Year differs: It was decided in 1963.',
    ]);
    expect(asTable(failed('b.docx', 'It cannot be read.'))).toBe(
      'b.docx: not checked\n  ? It cannot be read.',
    );
    expect(JSON.parse(asJson([outcome('year_mismatch')]))).toMatchObject({
      status: 1,
      files: [{ file: 'brief.docx', problems: [{ citation: 0, reasons: ['Year differs'] }] }],
    });
  });
});
