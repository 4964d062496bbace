import type { TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftTemplate } from './draft-template.js';

const sidesOf = (documentType: TemplateType, requirements: string, roles: readonly string[]) => {
  const { placeholders } = draftTemplate({ documentType, requirements });
  return roles.map((role) => placeholders.find(({ name }) => name === role)?.value ?? null);
};

describe('who is who', () => {
  it.each([
    ['Whitlock Services, Inc. cleans the offices of Harrow & Pike LLC each week for $900.'],
    ['Whitlock Services, Inc. designs a website for Harrow & Pike LLC.'],
    ['Whitlock Services, Inc. will paint the offices of Harrow & Pike LLC.'],
    ['Harrow & Pike LLC hires Whitlock Services, Inc. to clean its offices.'],
    ['Harrow & Pike LLC is engaging Whitlock Services, Inc. for a year.'],
  ])('follows from who serves whom: %s', (requirements) => {
    expect(sidesOf('Service Agreement', requirements, ['provider', 'client'])).toEqual([
      'Whitlock Services, Inc.',
      'Harrow & Pike LLC',
    ]);
  });

  it.each([
    ['Whitlock Services, Inc. pays Harrow & Pike LLC $30,000 and both release all claims.'],
    ['Whitlock Services, Inc. agrees to pay Harrow & Pike LLC $30,000 to settle its claim.'],
  ])('follows from who pays whom in a settlement: %s', (requirements) => {
    expect(sidesOf('Settlement Agreement', requirements, ['claimant', 'respondent'])).toEqual([
      'Harrow & Pike LLC',
      'Whitlock Services, Inc.',
    ]);
  });

  it('is open where nothing says it, and one firm is not two', () => {
    expect(
      sidesOf('Service Agreement', 'Offices of Harrow & Pike LLC.', ['provider', 'client']),
    ).toEqual([null, null]);
  });
});
