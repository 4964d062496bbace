import { STATES } from '@casewright/law/citations';
import { describe, expect, it } from '@jest/globals';
import { DWELLING_TERMS } from './content/agreements/dwelling-terms.js';
import type { DraftWithoutCitations } from './draft-template.js';
import { draftOf, notesIn } from './testing/draft-of.js';

const problemOf = ({ placeholders }: DraftWithoutCitations, name: string): string | null =>
  placeholders.find((each) => each.name === name)?.problem ?? null;

describe('work on a home', () => {
  const WORK = 'Acme Builders, Inc. remodels our kitchen for $64,500; down payment $6,000.';

  it.each(['Contract Agreement', 'Service Agreement'] as const)(
    'has the form of California in place of the general clauses: %s',
    (type) => {
      const made = draftOf(type, WORK, 'California');
      expect(made.structure.join()).toContain('Home Improvement');
      expect(notesIn(made)).toContain('Cal. Bus. & Prof. Code § 7159');
      expect(problemOf(made, 'home_down_payment')).toContain('$6,000 is more than $1,000');
      expect(made.content).not.toMatch(/Indemnit|DOES NOT EXCEED|MAKES NO WARRANTY|in arrears/);
    },
  );

  it('names no statute of California elsewhere', () => {
    const made = draftOf('Contract Agreement', WORK, 'Texas');
    expect(made.content).not.toContain('Contractors State License Board');
    expect(notesIn(made)).toContain('16 C.F.R.');
    expect(notesIn(made)).not.toContain('7159');
  });

  it('is not seen in other work', () => {
    const made = draftOf(
      'Contract Agreement',
      'Acme Corp. repairs the presses of Bolt LLC.',
      'California',
    );
    expect(made.structure.join()).not.toContain('Home Improvement');
  });
});

describe('services with health information', () => {
  it('have the terms of a business associate, and none of the general ones', () => {
    const made = draftOf(
      'Service Agreement',
      'Billing. HIPAA applies. Breach must be reported within 90 days.',
      'Florida',
    );
    expect(made.structure.join()).toContain('Business Associate Terms');
    expect(made.structure.join()).not.toContain('Data Protection');
    expect(problemOf(made, 'breach_report')).toContain('§ 164.410');
    expect(notesIn(made)).toContain('164.504(e)');
  });
});

describe('an employee under 18', () => {
  it('works within the limits of the law, and a parent signs', () => {
    const made = draftOf(
      'Employment Contract',
      'Ava Lund is 16. Her mother Beata Lund signs.',
      'California',
    );
    expect(made.content).toContain('The Employee is 16 years old.');
    expect(made.content).toMatch(/Parent or guardian of the Employee\n[\s\S]*Beata Lund/);
    expect(made.content).not.toContain('40 hours');
    expect(notesIn(made)).toContain('Cal. Lab. Code §§ 1299, 1391');
  });
});

describe('a covenant not to compete', () => {
  it.each([
    ['California', '§§ 16600, 16600.1'],
    ['Minnesota', '§ 181.988'],
    ['North Dakota', '§ 9-08-06'],
    ['Oklahoma', '§ 219A'],
  ])('is refused where it is void, and not asked for again: %s', (place, law) => {
    const made = draftOf(
      'Employment Contract',
      'Salary $90,000, non-compete for one year within 50 miles.',
      place,
    );
    expect(made.content).not.toMatch(/shall not, within|50 miles/);
    expect(notesIn(made)).toContain('does not follow “non-compete for one year within 50 miles”');
    expect(notesIn(made)).toContain(law);
    expect(made.refused?.[0]?.quote).toContain('one year');
  });

  it('is drafted elsewhere', () => {
    const made = draftOf(
      'Employment Contract',
      'Non-compete for one year within 50 miles.',
      'Ohio',
    );
    expect(made.content).toContain('within 50 miles');
  });
});

describe('leases of dwellings by the table of the States', () => {
  const ASKED =
    'Residential lease. Rent $1,000 a month. Security deposit $9,000, to be returned within 200 days. Late charge $400 after 1 day.';

  it('has each State once, by the alphabet', () => {
    const states = DWELLING_TERMS.map(({ state }) => state);
    expect(states).toEqual([...new Set(states)].sort());
    const known = STATES.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'));
    expect(states.filter((state) => !known.includes(state))).toEqual([]);
  });

  it.each(DWELLING_TERMS)('keeps to its notes: $state', ({ state, deposit, back, late }) => {
    const place = STATES.find(
      ({ name }) => name.toLowerCase().replaceAll(' ', '-') === state,
    )!.name;
    const made = draftOf('Lease Agreement', ASKED, place);
    const bounded = {
      security_deposit: deposit && !deposit.unless ? deposit : undefined,
      deposit_return: back,
    };
    for (const [name, law] of Object.entries(bounded))
      expect(problemOf(made, name)).toEqual(law ? expect.stringContaining(law.law) : null);
    expect(problemOf(made, 'late_grace')).toEqual(
      late?.grace ? expect.stringContaining(late.law) : null,
    );
    expect(problemOf(made, 'late_charge')).toEqual(
      late?.percent ? expect.stringContaining(late.law) : null,
    );
    for (const { law } of [deposit, back, late].filter((each) => each !== undefined))
      expect(notesIn(made)).toContain(law);
    expect(notesIn(made)).toContain('As of January 2025');
  });
});
