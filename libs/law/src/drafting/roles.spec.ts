import type { TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftOf } from './testing/draft-of.js';

const sidesOf = (documentType: TemplateType, requirements: string, roles: readonly string[]) => {
  const { placeholders } = draftOf(documentType, requirements);
  return roles.map((role) => placeholders.find(({ name }) => name === role)?.value ?? null);
};

const SERVED = ['Service Agreement', ['provider', 'client']] as const;
const PAID = ['Settlement Agreement', ['respondent', 'claimant']] as const;

describe('who is who', () => {
  it.each([
    [SERVED, 'Whitlock Services, Inc. cleans the offices of Harrow & Pike LLC each week for $900.'],
    [SERVED, 'Whitlock Services, Inc. designs a website for Harrow & Pike LLC.'],
    [SERVED, 'Whitlock Services, Inc. will paint the offices of Harrow & Pike LLC.'],
    [SERVED, 'Harrow & Pike LLC hires Whitlock Services, Inc. to clean its offices.'],
    [SERVED, 'Harrow & Pike LLC is engaging Whitlock Services, Inc. for a year.'],
    [PAID, 'Whitlock Services, Inc. pays Harrow & Pike LLC $30,000 and both release all claims.'],
    [PAID, 'Whitlock Services, Inc. agrees to pay Harrow & Pike LLC $30,000 to settle its claim.'],
  ])('follows from who serves or pays whom: %s: %s', ([type, roles], requirements) => {
    expect(sidesOf(type, requirements, roles)).toEqual([
      'Whitlock Services, Inc.',
      'Harrow & Pike LLC',
    ]);
  });

  it('is open where nothing says it, and one firm is not two', () => {
    expect(sidesOf(SERVED[0], 'Offices of Harrow & Pike LLC.', SERVED[1])).toEqual([null, null]);
  });
});
