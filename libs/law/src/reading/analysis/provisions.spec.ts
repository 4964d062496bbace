import { analyze } from '../analyze.js';
import { COMPLAINT, DEMAND_LETTER, OPINION } from '../testing/documents.js';
import { documentName } from './document-name.js';

const LEASE = `LEASE AGREEMENT

This Lease Agreement is made as of March 1, 2024 by and between Harrow & Pike LLC, a Delaware limited liability company ("Landlord"), and Jane Roe, an individual ("Tenant").

1. Rent. The Tenant shall pay the Landlord $1,200 each month. The filing fee is $5. The Tenant may pay early.

2. Deposit. The Landlord shall return the deposit of $1,200 within thirty (30) days after the end of this Lease.

3. Term. This Lease continues for two (2) years. The Tenant must leave by February 28, 2026.
`;

const read = (text: string) => analyze({ text }, undefined, () => Promise.resolve());

describe('The provisions of a document', () => {
  it('are its amounts, its periods, and its duties, those with a time first, each at its place', async () => {
    const { provisions = [] } = await read(LEASE);
    expect(provisions.map(({ kind, what, when, where }) => [kind, what, when, where])).toEqual([
      ['money', '$1,200', null, 'Section 1'],
      ['period', 'two (2) years', null, 'Section 3'],
      ['obligation', 'Landlord', '30 days', 'Section 2'],
      ['obligation', 'Tenant', 'February 28, 2026', 'Section 3'],
      ['obligation', 'Tenant', null, 'Section 1'],
    ]);
    for (const { kind, what, says, start, end } of provisions) {
      const words = LEASE.slice(start, end);
      if (kind === 'obligation') expect(says).toBe(`“${words}”`);
      else expect(words).toBe(what);
    }
  });

  it('are amounts alone where a court paper tells what happened', async () => {
    const { provisions = [] } = await read(COMPLAINT);
    expect(provisions.filter(({ kind }) => kind !== 'money')).toEqual([]);
  });
});

describe('The name of a document', () => {
  it.each([
    [LEASE, 'Lease Agreement: Harrow & Pike LLC and Jane Roe'],
    [COMPLAINT, expect.stringMatching(/^Complaint: .+ v\. .+/)],
    [OPINION, expect.stringMatching(/^Judicial Opinion: .+ v\. .+/)],
    [DEMAND_LETTER, expect.stringMatching(/Letter: /)],
    ['Milk, eggs, and bread for Tuesday.', null],
  ])('has its kind and its parties', async (text, name) => {
    expect(documentName(await read(text))).toEqual(name);
  });
});
