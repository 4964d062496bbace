import { titleOf } from './title.js';

const KIND = { family: 'contract' as const, confidence: 1, evidence: [] };
const at = {
  kind: 'organisation',
  description: null,
  quote: '',
  start: 0,
  end: 0,
  page: null,
} as const;
const party = (name: string, role: string | null) => ({ ...at, name, role });

describe('titleOf', () => {
  it('takes the user’s words, the file’s name, or the first line', () => {
    const known = {
      documentType: { ...KIND, type: 'lease-agreement' as const, label: 'Lease Agreement' },
      parties: [party('ACME LLC', 'Landlord'), party('Jane Roe', 'Tenant')],
    };
    expect(titleOf(' My lease ', 'a.pdf', 'TEXT', known)).toBe('My lease');
    expect(titleOf(undefined, 'a.pdf', 'TEXT', known)).toBe(
      'Lease Agreement: Acme LLC and Jane Roe',
    );
    expect(titleOf(undefined, 'a.pdf', 'TEXT', { ...known, parties: [] })).toBe('a.pdf');
    expect(titleOf(' My lease ', 'a.pdf', 'TEXT')).toBe('My lease');
    expect(titleOf(' ', 'a.pdf', 'TEXT')).toBe('a.pdf');
    expect(titleOf(undefined, null, '\n\n  SUPPLY   AGREEMENT \nbetween')).toBe('SUPPLY AGREEMENT');
  });

  it('calls a text without a heading by its kind and parties', () => {
    const text =
      'SUPPLY AGREEMENT. This Agreement is made on March 3, 2025 between Acme Corp. and Beta LLC, who agree:';
    const known = {
      documentType: { ...KIND, type: 'supply-agreement' as const, label: 'Supply Agreement' },
      parties: [party('Acme Corp.', null), party('Beta LLC', null)],
    };
    expect(titleOf(undefined, null, text, known)).toBe('Supply Agreement: Acme Corp. and Beta LLC');
    const three = { ...known, parties: [...known.parties, party('Gamma', null)] };
    expect(titleOf(undefined, null, text, three)).toBe(
      'Supply Agreement: Acme Corp., Beta LLC and others',
    );
    const other = { ...KIND, type: 'other' as const, label: 'Other' };
    const unknown = { ...known, documentType: other };
    expect(titleOf(undefined, null, text, unknown)).toMatch(/^SUPPLY AGREEMENT\. This .* …$/);
  });

  it('cuts a long first line at a word', () => {
    const title = titleOf(undefined, null, 'word '.repeat(60));
    expect(title).toMatch(/word …$/);
    expect(title.length).toBeLessThanOrEqual(102);
  });
});
