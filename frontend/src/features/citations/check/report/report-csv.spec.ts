import type { CheckedCitation, CitationCheck } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { reportCsv } from './report-csv';

const citation: CheckedCitation = {
  text: '347 U.S. 483',
  start: 10,
  end: 22,
  fullSpan: { start: 0, end: 29 },
  kind: 'case',
  normalized: '347 U.S. 483',
  fields: {},
  authority: 0,
  resolvesTo: null,
  verdict: 'year_mismatch',
  explanation: 'The case is of 1954, the "citation" of 1955.',
  case: { id: 7, title: 'Brown v. Bd.', citation: '347 U.S. 483', year: 1954, court: 'SCOTUS' },
  quotations: [
    { text: 'separate but equal', start: 0, end: 18, status: 'exact' },
    { text: 'has no place', start: 20, end: 32, status: 'not_found' },
  ],
};
const csv = (...citations: CheckedCitation[]) =>
  reportCsv({ citations } as CitationCheck, 'https://law.example');

describe('reportCsv', () => {
  it('has a line for each citation, under a head, for spreadsheets', () => {
    const text = csv(citation);
    expect(text.startsWith('\uFEFF"No.","Citation"')).toBe(true);
    expect(text.split('\r\n')[1]).toBe(
      '"1","347 U.S. 483","Case","347 U.S. 483","Year differs",' +
        '"The case is of 1954, the ""citation"" of 1955.",' +
        '"Brown v. Bd., 347 U.S. 483, SCOTUS, 1954","https://law.example/cases/7",' +
        '"Quoted exactly: separate but equal\nQuotation not found: has no place","10","22"',
    );
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('says what a reference stands for', () => {
    const resolvesTo = { index: 0, normalized: '347 U.S. 483', name: 'Brown' };
    const { case: _, quotations: __, ...bare } = citation;
    const id: CheckedCitation = { ...bare, text: 'Id.', kind: 'id', normalized: 'Id.', resolvesTo };
    expect(csv(id)).toContain('"1","Id.","Id.","347 U.S. 483","Year differs"');
    expect(csv(id)).toContain('"","","","10","22"');
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx'])('lets no spreadsheet run %j', (text) => {
    expect(csv({ ...citation, text })).toContain(`"'${text}"`);
  });

  it('has only its head for no citation', () => {
    expect(csv().trim().split('\r\n')).toHaveLength(1);
  });
});
