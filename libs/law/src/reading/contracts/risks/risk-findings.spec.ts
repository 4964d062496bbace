import { expect, it } from '@jest/globals';
import { understand } from '../../documents/understand.js';
import { makeReview } from '../review.js';
import { riskFindings } from './risk-findings.js';

const risksOf = (text: string) => riskFindings(makeReview(understand({ text }), []), []);

/** What any contract has, and nobody marks. */
const ORDINARY = `The Company shall pay the Provider ten thousand dollars ($10,000) each month.
The Buyer shall pay the price within thirty (30) days of receipt of an invoice.
Tenant shall pay rent of $2,400 per month on the first day of each month.
The Provider shall deliver the Deliverables described in Exhibit B by June 30, 2025.
This Agreement begins on January 1, 2025 and continues for two (2) years.
Either party may terminate this Agreement on sixty (60) days' written notice.
Notices must be in writing and sent to the addresses stated above.
This Agreement may be signed in counterparts, each of which is an original.
This Agreement is the entire agreement of the parties and may be amended only in writing.
The Employee shall serve as Director of Operations and report to the Chief Executive Officer.
The Employer shall pay the Employee a base salary of $120,000 a year in equal installments.
The Employee is entitled to twenty days of paid vacation each year.
The Landlord shall maintain the roof, walls, and foundation in good repair.
The Tenant may use the Premises as an office and for no other purpose.
Each party shall keep the other's Confidential Information secret for three years.
The Provider warrants that it will perform the Services in a professional manner.
The Seller shall ship the Goods to the Buyer's warehouse in Columbus, Ohio.
Title and risk of loss pass to the Buyer on delivery.
The Licensor grants the Licensee a non-exclusive license to use the Software during the Term.
The parties shall meet each quarter to review progress.
The Provider shall carry commercial general liability insurance of at least $1,000,000.
If any provision is held invalid, the rest remains in force.
Neither party is liable for delay caused by events beyond its reasonable control.
The Contractor shall complete the Work in accordance with the Plans.
The Borrower shall repay the Loan in sixty monthly installments of $1,850.
Interest accrues at six percent a year on the unpaid principal.
The Consultant is an independent contractor and not an employee.
Headings are for convenience and do not affect interpretation.
The Customer shall provide access to its systems during business hours.
The Provider shall invoice monthly for hours worked at $150 an hour.
Lender agrees to lend Borrower the sum of $85,000.
Upon completion, the Client shall inspect the work and give written comments within ten days.
The Distributor shall sell the Products in Ohio and Indiana.
The Franchisee shall attend the initial training program.
Both parties shall comply with applicable law.
The security deposit is $3,000 and will be returned within thirty days after the lease ends, less lawful deductions.
Provider will correct defects reported within ninety days at no charge.
Each party represents that it has authority to enter into this Agreement.
The Company will reimburse reasonable travel expenses approved in advance.
The Tenant shall give the Landlord a copy of its certificate of insurance.`.split('\n');

it.each(ORDINARY)('finds no risk in: %s', (clause) => {
  expect(risksOf(clause).map(({ title }) => title)).toEqual([]);
});

it.each([
  [
    'If Buyer is late by a single day, Buyer forfeits the deposit and owes ten percent of the price.',
    'forfeiture of the deposit',
  ],
  [
    'Supplier may revise its price list at any moment, and the revised prices bind Customer.',
    'price',
  ],
  [
    'Tenant shall repair and replace the roof, the structure, and every system of the building.',
    'repairs',
  ],
])('finds a risk in: %s', (clause, title) => {
  const titles = risksOf(clause).map((found) => found.title.toLowerCase());
  expect(titles.join('; ')).toContain(title.toLowerCase());
});

/** Sentences of contracts like these were told as a risk, each by a word that it shares with one. */
it.each([
  'Each party is excused from liability for the failure or delay in performance by reason of any extraordinary event.',
  'This Agreement is binding upon the Buyer and its assigns, and inures to the benefit of the Seller and its assigns.',
  'The prevailing party shall recover its reasonable attorney’s fees and expenses from the losing party.',
  'To prepay for each box of cards to be sold by the Seller.',
])('finds no risk where only words are shared: %s', (clause) => {
  expect(risksOf(clause).map(({ title }) => title)).toEqual([]);
});

it.each([
  [
    'confession-of-judgment',
    'Judgment upon the decision rendered by the arbitrator may be entered in any court having jurisdiction.',
  ],
  [
    'broad-indemnity',
    'Licensor will indemnify and hold Licensee harmless from any and all claims, damages, and costs arising out of any breach by Licensor of its warranties.',
  ],
])('does not take for %s: %s', (kind, clause) => {
  expect(risksOf(clause).map(({ category }) => category)).not.toContain(kind);
});

it.each([
  ['perpetual-confidentiality', 'Recipient’s duty to keep the information secret never ends.'],
  [
    'exit-fee',
    'If Subscriber leaves before the third anniversary, it owes Provider eighty percent of the fees for the months that remain.',
  ],
  [
    'jury-waiver',
    'Borrower gives up any right it may have to have a dispute under this Note decided by a jury.',
  ],
])('tells %s alone, not what only shares its words', (kind, clause) => {
  expect(risksOf(clause).map(({ category }) => category)).toEqual([kind]);
});

const RISKY =
  'Supplier may revise its price list at any moment, and the revised prices bind Customer';

it('takes no recital for a term', () => {
  expect(risksOf(`${RISKY}.`)).not.toEqual([]);
  expect(risksOf(`WHEREAS, ${RISKY};`)).toEqual([]);
});

it('reads no line that a page breaks off or that only opens a list', () => {
  expect(risksOf(RISKY)).toEqual([]);
  expect(risksOf(`${RISKY}:`)).toEqual([]);
});
