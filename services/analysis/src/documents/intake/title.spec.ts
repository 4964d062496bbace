import { titleOf } from './title.js';

describe('titleOf', () => {
  it('takes the user’s words, the file’s name, or the first line', () => {
    expect(titleOf(' My lease ', 'a.pdf', 'TEXT')).toBe('My lease');
    expect(titleOf(' ', 'a.pdf', 'TEXT')).toBe('a.pdf');
    expect(titleOf(undefined, null, '\n\n  SUPPLY   AGREEMENT \nbetween')).toBe('SUPPLY AGREEMENT');
  });

  it('calls a text without a heading by its kind and parties', () => {
    const text =
      'SUPPLY AGREEMENT. This Agreement is made on March 3, 2025 between Acme Corp. and Beta LLC, who agree:';
    const known = {
      documentType: { type: 'supply-agreement', label: 'Supply Agreement' },
      parties: [{ name: 'Acme Corp.' }, { name: 'Beta LLC' }],
    };
    expect(titleOf(undefined, null, text, known)).toBe(
      'Supply Agreement - Acme Corp. and Beta LLC',
    );
    const three = { ...known, parties: [...known.parties, { name: 'Gamma' }] };
    expect(titleOf(undefined, null, text, three)).toBe(
      'Supply Agreement - Acme Corp., Beta LLC and others',
    );
    const unknown = { ...known, documentType: { type: 'other', label: 'Other' } };
    expect(titleOf(undefined, null, text, unknown)).toMatch(/^SUPPLY AGREEMENT\. This .* …$/);
  });

  it('cuts a long first line at a word', () => {
    const title = titleOf(undefined, null, 'word '.repeat(60));
    expect(title).toMatch(/word …$/);
    expect(title.length).toBeLessThanOrEqual(102);
  });
});
