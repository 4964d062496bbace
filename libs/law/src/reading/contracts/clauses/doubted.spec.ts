import type { ClauseCategory } from '@casewright/contracts';
import { expect, it } from '@jest/globals';
import { SURE } from './clause.js';
import { doubted } from './doubted.js';

const isSure = (category: ClauseCategory, text: string): boolean =>
  doubted({ category, start: 0, end: text.length, confidence: 1 }, text).confidence >= SURE;

it.each<[ClauseCategory, string]>([
  [
    'termination-for-convenience',
    'Either party may terminate at any time if any of the following occur: the other party fails to comply with this Agreement.',
  ],
  [
    'termination-for-convenience',
    'If Licensee is unable for any reason to cure its default, Licensor may terminate on notice.',
  ],
  ['exclusivity', 'No right or remedy of the Company is exclusive of any other right.'],
  [
    'no-solicit-of-customers',
    'Franchisor grants to Franchisee the exclusive right to solicit customers in the Territory.',
  ],
  [
    'non-compete',
    'Company may not assign this Agreement to a competitor of Buyer without consent.',
  ],
  [
    'covenant-not-to-sue',
    'Acceptance of a payment shall not prevent Lender from questioning the statement.',
  ],
])('doubts %s in: %s', (category, text) => {
  expect(isSure(category, text)).toBe(false);
});

it.each<[ClauseCategory, string]>([
  ['termination-for-convenience', 'Customer may terminate at any time on thirty days’ notice.'],
  [
    'termination-for-convenience',
    'Customer may terminate this Agreement for any reason, or at once if Provider fails to perform.',
  ],
  [
    'non-compete',
    'Seller and its assigns shall not engage in a business that competes with Buyer.',
  ],
  ['exclusivity', 'Provider shall be the exclusive supplier of Customer.'],
  ['covenant-not-to-sue', 'Licensee shall not contest the validity of the Marks.'],
])('leaves %s in: %s', (category, text) => {
  expect(isSure(category, text)).toBe(true);
});
