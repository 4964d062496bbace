import type { TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftOf } from './testing/draft-of.js';

const NOTES = 'Provider: Lund Stone LLC\nCustomer: Ray Dental, Inc.\nprice $9,000\n';
const SALE =
  'Seller: Lund Earthworks, Inc.\nBuyer: Ray Farms LLC\n$9,000, $900 deposit on signing\n';
const SUIT = 'Lund Roofing LLC v. Ray Partners, LP, No. 2025-CV-1187\n';
const SERVICE = 'Ray Association hires Lund Plowing LLC to plow its streets for $900 a month.';
const LETTER = 'Our client Lund Candles LLC to Ray Homes, Inc. about trademark infringement.';
const MOTION =
  'We represent the defendant, Lund Plastics, Inc., in Reyes v. Lund Plastics, Inc. Motion to dismiss. Luis Reyes sued on May 2, 2025.';
const BRIEF = 'brief for appellee City of Lima\nReyes v. City of Lima, No. 25-1744, 6th Cir.\n';

const contentOf = (type: TemplateType, request: string): string =>
  draftOf(type, request, type === 'Legal Brief' ? 'Sixth Circuit' : 'Ohio').content;

/** Mistakes that a lawyer saw in drafts of each type, which `docs/drafts-read.md` lists. */
describe('a draft, read by a lawyer', () => {
  it.each<[TemplateType, string, string]>([
    [
      'Contract Agreement',
      `${NOTES}scope: make and install 14 tops`,
      'shall do or supply the following for the Customer',
    ],
    [
      'Contract Agreement',
      'Lund Stone LLC (Lima, OH) is the provider, Ray Dental, Inc. the customer.',
      'whose address is Lima, OH',
    ],
    [
      'Non-Disclosure Agreement',
      'Lund Robotics, Inc. shows designs to Ray Foundry Co. so that Ray can decide whether to make parts. Only Lund discloses anything.',
      'Discloser disclose confidential information to the Recipient for the following purpose only (the “Purpose”): deciding whether to make parts.',
    ],
    [
      'Employment Contract',
      'employer: Lund Hospital, Inc.\nemployee: Bo Ray\nreports to the director, Ada Reyes',
      'reports to the director, Ada Reyes.',
    ],
    [
      'Service Agreement',
      `${SERVICE} It runs from November 1, 2026 to April 15, 2027.`,
      'continues until April 15, 2027',
    ],
    [
      'Service Agreement',
      `${SERVICE} Late amounts bear 1.5% a month.`,
      'at [Late-payment interest] percent a year',
    ],
    ['Purchase Agreement', `${SALE}rest by wire on delivery`, 'the balance by wire on delivery.'],
    [
      'Purchase Agreement',
      `${SALE}one 2019 Komatsu excavator, serial no. A12345`,
      ': one 2019 Komatsu excavator, serial no. A12345. Quantity: one.',
    ],
    ['Purchase Agreement', `${SALE}delivery to buyer's yard by May 15, 2026`, 'the Buyer’s yard.'],
    [
      'Lease Agreement',
      'Ada Lund rents her two-bedroom house at 8 Park Row, Lima, Ohio to Bo Ray. Rent $900; a payment after the fifth costs $75 more.',
      'being a two-bedroom house',
    ],
    [
      'Lease Agreement',
      'Ada Lund rents 8 Park Row, Lima, Ohio to Marcus Bell and Joy Bell. Rent $900 a month. The Bells pay for electricity and water, and she pays for trash.',
      'utilities and services: electricity and water.',
    ],
    [
      'Settlement Agreement',
      `${SUIT}claim: unpaid invoice of $64,200\nRay pays $41,000: $20,000 within 10 days, the rest in three monthly installments of $7,000`,
      'pay the Claimant $41,000 (the “Settlement Payment”) in full settlement of the Dispute, payable as follows: $20,000 within 10 days',
    ],
    [
      'Settlement Agreement',
      `${SUIT}Ray pays $41,000. late payment: 5 days to cure`,
      'not made within 5 days after written notice',
    ],
    [
      'Legal Motion',
      `${MOTION} Lund let him go on May 4, 2024. He filed his charge on May 9, 2025. Ada Moore of Bell & Hart LLP signs.`,
      'Defendant let Plaintiff go on May 4, 2024.\n\nPlaintiff filed his charge',
    ],
    ['Legal Motion', `${MOTION} Ada Moore of Bell & Hart LLP signs.`, 'Name: Ada Moore\n'],
    ['Legal Brief', `${BRIEF}issue: was the reason a pretext`, 'Was the reason a pretext?'],
    ['Legal Brief', `${BRIEF}ask: affirm`, 'Brief for Appellee'],
    ['Legal Brief', `${BRIEF}summary judgment for the city`, 'questions of law de novo'],
    [
      'Cease and Desist Letter',
      `${LETTER} They must stop using the name, take down the listings, and destroy the labels.`,
      'stop using the name, and confirm in writing',
    ],
    [
      'Cease and Desist Letter',
      `${LETTER} It owns registration No. 6,412 for LUND LANE. The letter is from Ada Moore.`,
      'owns the mark LUND LANE, registration No. 6,412.',
    ],
  ])('says what the request says: %s, %s', (type, request, said) => {
    expect(contentOf(type, request)).toContain(said);
  });

  it.each<[TemplateType, string, string | RegExp]>([
    ['Contract Agreement', `${NOTES}done by April 24, 2026\nlate: $150 per day`, 'late charge'],
    ['Contract Agreement', `${NOTES}work starts March 9, 2026`, 'Work starts'],
    ['Service Agreement', `${SERVICE} Salt is billed at cost plus 10 percent.`, 'invoice at cost'],
    ['Service Agreement', `${SERVICE} Late amounts bear 1.5% a month.`, '8 percent'],
    ['Purchase Agreement', SALE, /deposit of \$900[\s\S]*deposit of \$900/],
    ['Purchase Agreement', `${SALE}risk passes on delivery`, 'Risk passes on delivery.'],
    ['Legal Brief', `${BRIEF}summary judgment for the city`, 'Any Error Was Harmless'],
    [
      'Cease and Desist Letter',
      `${LETTER} It would let them sell what is on hand until May 31, 2026.`,
      'on or about May 31',
    ],
    ['Cease and Desist Letter', `${LETTER} The letter is from Ada Moore.`, 'The letter is from'],
  ])('says nothing wrong, and nothing twice: %s, %s', (type, request, said) => {
    expect(contentOf(type, request)).not.toMatch(
      typeof said === 'string' ? new RegExp(said.replace(/[()]/g, '\\$&')) : said,
    );
  });
});
