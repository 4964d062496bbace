import type { TemplateType } from '@casewright/contracts';
import { describe, expect, it } from '@jest/globals';
import { draftOf } from './testing/draft-of.js';

/** All that the draft says or proposes of the requirements. */
function saidOf(type: TemplateType, text: string): string {
  const { content, placeholders } = draftOf(type, text, 'Ohio');
  return [content, ...placeholders.map(({ suggestion }) => suggestion ?? '')].join('\n');
}

const LETTER = 'Our client Ada Lund to Hollow Oak, Inc., which uses her photo on its web site.';
const PAPER = 'Motion for summary judgment for Plaintiff Ada Lund against Hollow Oak LLC.';
const NAMESAKES =
  'Our client Juniper Lane Candles LLC to Juniper Lain Home Goods, Inc. about trademark infringement.';
const PLOWING = 'Pine Ridge Association hires Glacier Snow & Lawn LLC to plow for $900 a month.';
const SECRETS = 'NDA: Fenwick Robotics, Inc. shows designs to Oakhurst Foundry Co.';
const SALE = 'Ada Lund sells her sloop to Bo Ray for $9,000.';

describe('what is said or proposed of a sentence', () => {
  it.each([
    ['Cease and Desist Letter', `${LETTER} It has to take it down.`, 'You must take it down.'],
    ['Cease and Desist Letter', `${LETTER} They need to delete it.`, 'You must delete it.'],
    [
      'Cease and Desist Letter',
      `${LETTER} She would accept $500 if it is paid by May 4, 2027.`,
      'will accept $500 if it is paid by May 4, 2027.',
    ],
    [
      'Cease and Desist Letter',
      `${NAMESAKES} In March buyers wrote to our client about candles that it had not made.`,
      'wrote to Juniper Lane Candles LLC about candles that Juniper Lane Candles LLC had not made.',
    ],
    [
      'Service Agreement',
      `${PLOWING} Glacier must be on site within two hours after the snow stops and must carry insurance.`,
      'within two hours after the snow stops and shall carry insurance.',
    ],
    [
      'Purchase Agreement',
      `${SALE} Bo Ray pays chargebacks within ten days.`,
      'The Buyer shall pay chargebacks within ten days.',
    ],
    [
      'Purchase Agreement',
      `${SALE} Seller to send stmt within ten days.`,
      'shall send statement within ten days.',
    ],
    [
      'Purchase Agreement',
      `${SALE} Gear: three generators and cable.`,
      'The gear is three generators and cable.',
    ],
    [
      'Purchase Agreement',
      `${SALE} Title moves to Bo Ray when he pays.`,
      'Title passes to the Buyer when the Buyer pays.',
    ],
    [
      'Purchase Agreement',
      `${SALE} Anything paid late bears interest at 1% a month.`,
      'Any late payment',
    ],
    [
      'Lease Agreement',
      'Landlord Ada Lund rents 8 Park Row, Trent to tenant Bo Ray of 31 Mill Street, Lima. Rent $900.',
      'the premises at 8 Park Row',
    ],
    [
      'Purchase Agreement',
      `1) ${SALE}\n2) Bo Ray cleans the hull.`,
      '\nThe Buyer shall clean the hull.',
    ],
  ] as const)('is what it means: %s, %s', (type, text, said) => {
    expect(saidOf(type, text)).toContain(said);
  });

  it.each([
    [
      'Non-Disclosure Agreement',
      `${SECRETS} Oakhurst may show them to its engineers if they sign the same promises.`,
      'if Oakhurst Foundry Co. signs',
    ],
    ['Purchase Agreement', `${SALE} She is sold in foal.`, 'shall be sold'],
    ['Purchase Agreement', `${SALE} Buyer pays frt and rigging.`, 'pay frt'],
    ['Contract Agreement', 'Bo Ray caters for Ada Lund.\nSat 9/19/26, Trent', 'shall sat'],
    [
      'Contract Agreement',
      'Hollow Oak LLC will serve breakfast, lunch and dinner on both days for Bo Ray.',
      'shall serve breakfast.',
    ],
    [
      'Legal Motion',
      `${PAPER} Leif Holt testified that he had called twice. He had called twice, Cy Moe said. Cy Moe said her brother had called.`,
      'He had called twice',
    ],
    [
      'Service Agreement',
      'Hollow Oak LLC serves Bo Ray. Meals: breakfast, lunch and dinner',
      'are breakfast.',
    ],
    [
      'Service Agreement',
      'Hollow Oak LLC serves Bo Ray; site visits, weekly reports, repair and upkeep',
      'a repair and upkeep',
    ],
  ] as const)('is nothing that it does not mean: %s, %s', (type, text, wrong) => {
    expect(saidOf(type, text)).not.toContain(wrong);
  });

  it.each([
    'If the hull needs more than $6,000 of work, he may leave.',
    'Bo Ray pays a fine of $60 for each late day.',
    'Bo Ray pays a bonus of $60 for it.',
  ])('is no price: %s', (text) => {
    const { placeholders } = draftOf(
      'Purchase Agreement',
      `Ada Lund sells her sloop to Bo Ray. ${text}`,
      'Ohio',
    );
    expect(placeholders.find(({ name }) => name === 'purchase_price')?.value).toBeNull();
  });
});
