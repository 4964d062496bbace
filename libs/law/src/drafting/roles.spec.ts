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

describe('a label of notes', () => {
  it.each([
    [
      'Employment Contract',
      'ER: Lund Clinic, P.C., Trent\nEE: Dr. Ada Holt',
      ['employer', 'employee'],
      ['Lund Clinic, P.C.', 'Dr. Ada Holt'],
    ],
    [
      'Lease Agreement',
      'Landowner: Holt Trust, Trent\nOperator/tenant: Ray Brothers Farms',
      ['landlord', 'tenant'],
      ['Holt Trust', 'Ray Brothers Farms'],
    ],
    [
      'Purchase Agreement',
      'Slr = Lund Press, Inc.\nByr = Ray Dental, Inc.',
      ['seller', 'buyer'],
      ['Lund Press, Inc.', 'Ray Dental, Inc.'],
    ],
    [
      'Employment Contract',
      'Clinic: Lund Vets, Inc.\nAid: Ada Holt',
      ['employer', 'employee'],
      ['Lund Vets, Inc.', 'Ada Holt'],
    ],
  ] as const)('has the role that its letters stand for: %s, %s', (type, text, roles, names) => {
    expect(sidesOf(type, text, roles)).toEqual(names);
  });

  it('is what the contract calls its parties by', () => {
    const { content } = draftOf(
      'Contract Agreement',
      'Lender: Lund Capital, LLC\nBorr: Ray Brewing Co.\nBorr: monthly reports',
    );
    expect(content).toContain('The Borrower shall be responsible for monthly reports.');
    expect(content).not.toMatch(/\b(?:Provider|Customer)\b/);
  });
});

describe('whoever a request is made for', () => {
  const GOODS = ['Contract Agreement', ['provider', 'customer']] as const;
  const LET = ['Lease Agreement', ['landlord', 'tenant']] as const;

  it.each([
    [
      'the noun of its own name',
      SERVED,
      'My client, the Harbor Inn, wants a landscaper on retainer. Greenway Grounds LLC will mow twice a week for $2,400 a month. The inn wants out on thirty days’ notice.',
      ['Greenway Grounds LLC', 'Harbor Inn'],
    ],
    [
      'a calling that is no role',
      SERVED,
      'I represent Dr. Lena Ortiz, who has a dental office in Waco. She has found a cleaning company, Bright Star Janitorial, Inc. It will clean nightly for $1,850 a month.',
      ['Bright Star Janitorial, Inc.', 'Dr. Lena Ortiz'],
    ],
    [
      'what they need',
      SERVED,
      'We act for Tallmadge Foods. They need a bookkeeper. Priya Nair keeps books for small firms and will do theirs at $65 an hour.',
      ['Priya Nair', 'Tallmadge Foods'],
    ],
    [
      'the goods that the other takes',
      GOODS,
      'My client grows hops. The farm is called Willow Bend Hops LLC. Three Rivers Brewing Company is to take 2,000 pounds a year at $7.25.',
      ['Willow Bend Hops LLC', 'Three Rivers Brewing Company'],
    ],
    [
      'what “my client” does, whose name comes last',
      LET,
      'My client is renting his cabin near Branson to a couple, Neil and Joan Archer, for a year at $1,100 a month. He is Ray Stubbs.',
      ['Ray Stubbs', 'Neil and Joan Archer'],
    ],
    [
      'its brackets behind “we”, and what we do',
      GOODS,
      'We (Lund Roofing & Sons, LLC) are replacing the roof of Walter Holt’s house. He pays $9,000 when he signs. We haul off the debris.',
      ['Lund Roofing & Sons, LLC', 'Walter Holt'],
    ],
    [
      '“my company”',
      SERVED,
      'A janitorial agreement for my company, Lund Care, Inc. The customer is Holt Dental, P.C., Trent.',
      ['Lund Care, Inc.', 'Holt Dental, P.C.'],
    ],
    [
      'its label, and not by where he lives',
      GOODS,
      'Draft a contract for a grain dryer: seller Platte Valley Ag Systems, Inc., buyer Otto Lund of Trenton, $71,300.',
      ['Platte Valley Ag Systems, Inc.', 'Otto Lund'],
    ],
    [
      'a given name that is a month',
      LET,
      'My client owns a duplex on Elm Street in Dayton. His name is Walter Kessler. He is letting the upper unit to June Park for $950 a month.',
      ['Walter Kessler', 'June Park'],
    ],
  ])('is told from the other side by %s', (_, [type, roles], requirements, expected) => {
    expect(sidesOf(type, requirements, roles)).toEqual(expected);
  });
});
