import { LibraryClauseSchema, TEMPLATE_JURISDICTIONS } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftTemplate } from '../draft-template.js';
import { libraryClauses } from './library-clauses.js';

describe('the clause library', () => {
  it('has every clause worded, in every jurisdiction, for each type that it fits', () => {
    for (const place of [undefined, ...Object.values(TEMPLATE_JURISDICTIONS)]) {
      for (const clause of libraryClauses(undefined, place)) {
        expect(LibraryClauseSchema.parse(clause)).toEqual(clause);
        expect(clause.text.length).toBeGreaterThan(80);
        expect(clause.text).not.toMatch(/[{}*]|@[a-z]/);
      }
    }
  });

  it('shows the clauses of one type, in the words of the place', () => {
    const ids = libraryClauses('Non-Disclosure Agreement', undefined).map(({ id }) => id);
    expect(ids).toContain('standstill');
    expect(ids).not.toContain('audit');
    const text = (place: string): string =>
      libraryClauses('Non-Disclosure Agreement', place).find(
        ({ id }) => id === 'employee-non-solicitation',
      )!.text;
    expect(text('Texas')).toContain('neither Party shall solicit for employment');
    expect(text('California')).not.toContain('neither Party shall solicit for employment');
  });

  it('offers a lease a way out, parking, and rules for pets, and fills in what the notes say', () => {
    const ids = libraryClauses('Lease Agreement', 'Texas').map(({ id }) => id);
    expect(ids).toEqual(['early-termination', 'parking', 'pet-rules', 'mediation']);
    const { clauses, content } = draftTemplate({
      documentType: 'Lease Agreement',
      jurisdiction: 'Texas',
      requirements: 'A house. Early termination on 45 days notice for a fee of $3,000.',
    });
    expect(clauses).toEqual(['early-termination']);
    expect(content).toMatch(/at least 45 days’ written notice .* fee of \$3,000/);
  });

  it('inserts a clause where it is chosen or asked for, once', () => {
    const request = {
      documentType: 'Service Agreement',
      requirements: 'With audit rights.',
    } as const;
    const { clauses, structure } = draftTemplate({ ...request, clauses: ['audit', 'publicity'] });
    expect(clauses).toEqual(['audit', 'publicity']);
    expect(structure.filter((line) => line.includes('Records and Audit'))).toHaveLength(1);
  });
});
