import { describe, expect, it } from '@jest/globals';
import { type DraftWithoutCitations, draftTemplate } from './draft-template.js';

const lease = (requirements: string, jurisdiction?: string): DraftWithoutCitations =>
  draftTemplate({
    documentType: 'Lease Agreement',
    requirements,
    ...(jurisdiction && { jurisdiction }),
  });
const valueIn = ({ placeholders }: DraftWithoutCitations, name: string): string | null =>
  placeholders.find((each) => each.name === name)?.value ?? null;
const reasons = ({ sections }: DraftWithoutCitations): string =>
  sections.flatMap(({ notes }) => notes.map(({ reason }) => reason)).join('\n');

describe('the premises of a lease', () => {
  it.each([
    [
      'Apartment lease from Hale LLC to Ana Ruiz, 12 Main Street, Unit 4B, Albany, NY 12207.',
      '12 Main Street, Unit 4B, Albany, NY 12207',
    ],
    [
      'Hale LLC leases to Ana Ruiz at 12 Main Street, Apt 4B, Albany, NY 12207. Landlord of 3 Elm Street, Troy, NY 12180.',
      '12 Main Street, Apt 4B, Albany, NY 12207',
    ],
    [
      'Hale LLC leases Unit 4B at 12 Main Street, Albany, NY 12207 to Ana Ruiz.',
      'Unit 4B at 12 Main Street, Albany, NY 12207',
    ],
    [
      'Residential lease of Unit 4B at 210 Grand Street, Brooklyn, NY 11211 from Grand Holdings LLC to Ana Ruiz.',
      'Unit 4B at 210 Grand Street, Brooklyn, NY 11211',
    ],
    [
      'Lease to Ana Ruiz: 12 Main Street 4B, Albany, NY 12207.',
      '12 Main Street 4B, Albany, NY 12207',
    ],
  ])('are not the tenant’s own address: %s', (requirements, address) => {
    const draft = lease(requirements);
    expect(valueIn(draft, 'premises_address')).toBe(address);
    expect(valueIn(draft, 'tenant_address')).toBeNull();
    expect(draft.notUnderstood.join(' ')).not.toMatch(/4B|Grand|Hale LLC/);
  });

  it('are not where a party lives that says so', () => {
    const draft = lease(
      'Landlord: Hale LLC of 3 Elm Street, Troy, NY 12180. Tenant: Ana Ruiz of 9 Oak Avenue, Utica, NY 13501. Premises at 12 Main Street, Albany, NY 12207.',
    );
    expect(valueIn(draft, 'tenant_address')).toBe('9 Oak Avenue, Utica, NY 13501');
    expect(valueIn(draft, 'premises_address')).toBe('12 Main Street, Albany, NY 12207');
  });
});

describe('who pays what, in a lease', () => {
  it.each([
    'Residential lease. Tenant pays electricity but landlord pays heat and hot water.',
    'Residential lease. Tenant pays electricity, and the landlord will pay for heat and hot water.',
    'Residential lease. Landlord pays heat and hot water; tenant pays electricity.',
  ])('is told apart: %s', (requirements) => {
    const draft = lease(requirements);
    expect(valueIn(draft, 'tenant_utilities')).toBe('electricity');
    expect(valueIn(draft, 'landlord_utilities')).toBe('heat and hot water');
    expect(draft.notUnderstood).toEqual([]);
  });
});

describe('what a lease says of its use', () => {
  it('forbids pets where the requirements do', () => {
    const draft = lease('Residential lease. No pets.', 'Texas');
    expect(draft.content).toContain('The Tenant shall not keep a pet. ');
    expect(draft.content).toContain('assistance animal');
    expect(draft.notUnderstood).toEqual([]);
  });

  it('says in England why it does not', () => {
    const draft = lease('Residential tenancy. No pets.', 'England');
    expect(draft.content).toContain('without the Landlord’s written consent');
    expect(reasons(draft)).toContain('does not follow “No pets”. The tenant of an assured tenancy');
    expect(draft.refused?.map(({ quote }) => quote)).toEqual(['No pets']);
  });

  it('is a sentence for dwellings and for shops', () => {
    expect(lease('Residential lease.').content).toContain(
      'only as a private residence. The Tenant shall comply with the law',
    );
    expect(lease('Commercial lease for use as a bakery.').content).toContain(
      'for the following: bakery. The Tenant shall comply',
    );
  });
});

describe('the terms that the law of the place bounds', () => {
  it.each([
    ['New York', 'Rent $2,400 a month. Security deposit $4,800.', 'security_deposit', '§ 7-108'],
    ['New York', 'Rent $2,400 a month. Late fee of $100.', 'late_charge', '§ 238-a'],
    ['New York', 'Rent $2,400 a month, late after 3 days.', 'late_grace', '§ 238-a'],
    ['California', 'Rent $2,400 a month. Security deposit $4,800.', 'security_deposit', '§ 1950.5'],
    [
      'California',
      'Small landlord. Rent $2,000. Security deposit $6,000.',
      'security_deposit',
      '§ 1950.5',
    ],
    ['California', 'Deposit to be returned within 45 days.', 'deposit_return', '§ 1950.5'],
    [
      'Delaware',
      'Term of 1 year. Rent $1,000 a month. Security deposit $2,000.',
      'security_deposit',
      '§ 5514',
    ],
    ['Delaware', 'Entry on 12 hours notice.', 'entry_notice', '§ 5509'],
    ['Florida', 'Deposit to be returned within 60 days.', 'deposit_return', '§ 83.49'],
  ])('stay open and say why: %s, %s', (place, terms, name, law) => {
    const draft = lease(`Residential lease. ${terms}`, place);
    const open = draft.placeholders.find((each) => each.name === name)!;
    expect(open.value).toBeNull();
    expect(open.problem).toContain(law);
    expect(reasons(draft)).toContain(`${open.label} is left open.`);
    expect(draft.content).toContain(`[${open.label}]`);
    expect(draft.refused).toHaveLength(1);
  });

  it.each([
    ['New York', 'Rent $2,400 a month. Security deposit $2,400. Late fee of $50.'],
    ['California', 'Small landlord exception. Rent $2,000 a month. Security deposit $4,000.'],
    ['Delaware', 'Term of 6 months. Rent $1,000 a month. Security deposit $2,000.'],
    ['Texas', 'Rent $1,000 a month. Security deposit $3,000.'],
  ])('stand where they are within it: %s, %s', (place, terms) => {
    const draft = lease(`Residential lease. ${terms}`, place);
    expect(draft.placeholders.filter(({ problem }) => problem !== null)).toEqual([]);
    expect(valueIn(draft, 'security_deposit')).not.toBeNull();
  });

  it('give way where nobody asked for them', () => {
    const draft = lease('Residential lease. Rent $800 a month.', 'New York');
    expect(valueIn(draft, 'late_charge')).toBe('$40');
  });

  it('bind a lease of business premises only where the law says so', () => {
    const draft = lease('Office lease. Rent $2,400 a month. Security deposit $9,600.', 'New York');
    expect(valueIn(draft, 'security_deposit')).toBe('$9,600');
  });
});

describe('what a tenant shall carry', () => {
  it('stands with the insurance, and a share of costs with the rent', () => {
    const { placeholders } = lease(
      'Office lease from Hale LLC to Ruiz Dental PC, rent $4,000 a month. The tenant carries $1,500,000 of liability coverage. The tenant also pays 12 percent of taxes, insurance and common area costs.',
      'Ohio',
    );
    const within = (words: string) =>
      placeholders.find(({ value }) => value?.includes(words))?.where;
    expect(within('$1,500,000')).toEqual(['insurance']);
    expect(within('12 percent')).toEqual(['rent']);
  });
});
