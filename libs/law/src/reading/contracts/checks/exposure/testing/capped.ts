import { FILLER, type Phrasing } from './phrasing.js';

const INDEMNITY =
  "Indemnification. The Provider shall indemnify, defend and hold harmless the Customer from and against any and all claims, losses, damages, liabilities and expenses, including reasonable attorneys' fees, arising out of the Services.";
const SELLER =
  'Indemnification. From and after the Closing, the Seller shall indemnify the Buyer against all Losses arising from any breach of this Agreement by the Seller.';
const TRADE: readonly [string, string] = ['Seller', 'Buyer'];

/** Whatever is promised ends at an amount. */
export const CAPPED: readonly Phrasing[] = [
  {
    about: "in no event shall either party's liability exceed",
    clauses: [
      INDEMNITY,
      "Limitation of Liability. In no event shall either party's aggregate liability arising out of this Agreement exceed the fees paid in the twelve (12) months before the claim.",
    ],
  },
  {
    about: 'a maximum in the promise itself',
    clauses: [
      'Indemnity. The Provider shall indemnify the Customer against all claims and losses arising from the Services, up to a maximum of $1,000,000.',
    ],
  },
  {
    about: 'a limit at the end of the section',
    clauses: [
      `${INDEMNITY} The Customer shall give prompt notice of each claim. The obligations of the Provider under this Section shall not exceed $500,000 in total.`,
    ],
  },
  {
    about: 'a percentage of the price, and a basket',
    roles: TRADE,
    clauses: [
      SELLER,
      "Limits. The Seller shall not be liable until the Losses exceed $50,000. The Seller's indemnification obligations under Section 1 shall in no event exceed ten percent (10%) of the Purchase Price.",
    ],
  },
  {
    about: 'the usual exceptions for wrongdoing',
    clauses: [
      INDEMNITY,
      "Limitation of Liability. Except for fraud, gross negligence or willful misconduct, each party's total liability under this Agreement shall not exceed $2,000,000.",
    ],
  },
  {
    about: 'maximum liability limited to a sum',
    clauses: [
      INDEMNITY,
      'Liability. The maximum liability of each party for all claims under this Agreement is limited to $250,000.',
    ],
  },
  {
    about: 'death, personal injury and fraud, as English contracts say',
    clauses: [
      'Liability. Nothing in this Agreement limits or excludes liability for death or personal injury caused by negligence, for fraud, or for anything that cannot be limited by law. Subject to that, the total liability of the Provider under this Agreement shall not exceed £500,000.',
    ],
  },
  {
    about: 'capitals',
    clauses: [
      INDEMNITY,
      'LIMITATION OF LIABILITY. IN NO EVENT WILL THE AGGREGATE LIABILITY OF EITHER PARTY UNDER OR IN CONNECTION WITH THIS AGREEMENT EXCEED THE TOTAL AMOUNTS PAID OR PAYABLE HEREUNDER.',
    ],
  },
  {
    about: 'the proceeds of insurance',
    clauses: [
      `${INDEMNITY} The liability of the Provider under this Section shall be limited to the proceeds of the insurance required by Section 2.`,
      'Insurance. The Provider shall carry general liability insurance of not less than $1,000,000.',
    ],
  },
  {
    about: 'capped at a multiple of fees',
    clauses: [
      INDEMNITY,
      'Cap. The liability of the Provider under this Agreement, including under Section 1, is capped at two times the annual fees.',
    ],
  },
  {
    about: 'a defined cap',
    roles: TRADE,
    clauses: [
      SELLER,
      'Cap. The Seller will not be liable under Section 1 for Losses above the Cap. "Cap" means $3,000,000.',
    ],
  },
  {
    about: 'the lesser of two amounts',
    clauses: [
      INDEMNITY,
      "Liability. Each party's liability to the other for any cause whatsoever shall be limited to the lesser of $100,000 and the fees paid.",
    ],
  },
  {
    about: 'liable for no more than',
    clauses: [
      INDEMNITY,
      'Liability. Neither party will be liable for more than $750,000 in the aggregate under this Agreement.',
    ],
  },
  {
    about: 'including, without limitation',
    clauses: [
      'Indemnity. The Provider shall indemnify the Customer from all losses, including, without limitation, the cost of defense, up to an aggregate of $400,000.',
    ],
  },
  {
    about: 'unlimited use, which is no liability',
    clauses: [
      'License. The Provider grants the Customer unlimited use of the Software by an unlimited number of users.',
      INDEMNITY,
      "Liability. Each party's total liability under this Agreement shall not exceed the license fee.",
    ],
  },
  {
    about: 'an exception with a higher limit of its own',
    clauses: [
      INDEMNITY,
      "Liability. Each party's liability under this Agreement shall not exceed the annual fees, except that the liability of the Provider under Section 1 shall not exceed three times the annual fees.",
    ],
  },
  {
    about: 'a total that includes the indemnity',
    clauses: [
      INDEMNITY,
      'Liability. The total liability of the Provider, including its indemnity in Section 1, shall in no case be greater than $500,000.',
    ],
  },
  {
    about: "a tenant's liability in months of rent",
    roles: ['Tenant', 'Landlord'],
    clauses: [
      "Indemnity. Tenant shall indemnify Landlord against all claims arising from Tenant's use of the Premises. Tenant's liability under this Section shall not be more than six (6) months' Rent.",
    ],
  },
  {
    about: 'a limit for the one who promises',
    clauses: [
      INDEMNITY,
      "Limit. The Provider's aggregate liability to the Customer in connection with this Agreement shall not exceed $1,500,000.",
    ],
  },
  {
    about: 'no indemnity, and the price as the limit',
    clauses: [
      'Liability. The liability of the Provider for any claim of any kind shall be limited to the purchase price of the product that gave rise to the claim.',
    ],
  },
  {
    about: 'not to exceed in the aggregate',
    clauses: [
      'Indemnity. The Customer agrees to indemnify the Provider for damages and costs finally awarded, in an amount not to exceed $200,000 in the aggregate.',
    ],
  },
  {
    about: 'liable only to the extent of an amount',
    roles: TRADE,
    clauses: [
      `${SELLER} The Seller shall be liable under this Section only to the extent of the Holdback Amount.`,
    ],
  },
  {
    about: 'a deductible and a limit in one sentence',
    roles: TRADE,
    clauses: [
      `${SELLER} No amount shall be payable until the aggregate Losses exceed $60,000, and then only for the excess, up to a maximum of $900,000.`,
    ],
  },
  {
    about: 'an escrow as the only source',
    roles: TRADE,
    clauses: [
      SELLER,
      "Escrow. The Escrow Fund shall be the sole source of recovery for the Buyer's claims under Section 1.",
    ],
  },
  {
    about: 'pounds in each contract year',
    clauses: [
      INDEMNITY,
      "Liability. The Provider's entire liability under or in connection with this Agreement shall not exceed £100,000 in any contract year.",
    ],
  },
  {
    about: 'each event',
    roles: ['Carrier', 'Shipper'],
    clauses: [
      'Cargo. The Carrier shall be liable for all loss of or damage to the goods. The liability of the Carrier in respect of any single event shall be limited to USD 50,000.',
    ],
  },
  {
    about: 'contract, tort or otherwise',
    clauses: [
      INDEMNITY,
      "Liability. Each party's liability, whether in contract, tort or otherwise, is limited to the amount of the fees payable for the current year.",
    ],
  },
  {
    about: 'notwithstanding anything to the contrary',
    clauses: [
      INDEMNITY,
      'Limit. Notwithstanding anything to the contrary in this Agreement, the total liability of the Provider arising out of this Agreement shall not exceed $1,000,000.',
    ],
  },
  {
    about: 'fees, which every limit leaves alone',
    clauses: [
      INDEMNITY,
      "Liability. Neither party's liability under this Agreement shall exceed $300,000. The foregoing limit shall not apply to the obligation of the Customer to pay the fees.",
    ],
  },
  {
    about: 'no duty to indemnify',
    clauses: [
      'No Indemnity. Neither party shall have any obligation to indemnify the other.',
      'Liability. The aggregate liability of each party under this Agreement shall not exceed $50,000.',
    ],
  },
  {
    about: 'the steps of an indemnity',
    clauses: [
      'Procedure. The indemnified party shall give prompt notice of each claim to the indemnifying party, which shall control the defense.',
      "Liability. Each party's liability under this Agreement, including for indemnification, shall not exceed $80,000.",
    ],
  },
  {
    about: 'a waiver of what goes beyond',
    roles: TRADE,
    clauses: [`${SELLER} The Buyer waives any right to recover Losses in excess of $650,000.`],
  },
  {
    about: 'an indemnity limited to direct damages of an amount',
    clauses: [
      'Indemnity. The Provider will indemnify the Customer for its losses from infringement claims, provided that the liability of the Provider is limited to direct damages not exceeding $350,000.',
    ],
  },
  {
    about: 'amounts payable that may not surpass',
    clauses: [
      INDEMNITY,
      'Ceiling. The amounts payable under Section 1 may not surpass the fees received by the Provider during the term.',
    ],
  },
  {
    about: 'a ceiling',
    clauses: [
      `${INDEMNITY} This indemnity is subject to a ceiling of $275,000 for all claims together.`,
    ],
  },
  {
    about: 'a limit long before the promise',
    clauses: [
      'Limitation of Liability. The aggregate liability of a party for all matters under this Agreement shall not exceed $5,000,000.',
      ...FILLER,
      ...FILLER,
      INDEMNITY,
    ],
  },
  {
    about: 'limited, in the aggregate, to',
    clauses: [
      INDEMNITY,
      'Liability. The liability of the Provider and its affiliates under this Agreement shall be limited, in the aggregate, to the sum of $90,000.',
    ],
  },
  {
    about: 'repair, replacement or the price',
    clauses: [
      'Warranty. The entire liability of the Provider for defective products shall be limited to repair or replacement or, at its option, a refund of the price paid.',
    ],
  },
  {
    about: 'an indemnity that points to the limit',
    clauses: [
      `${INDEMNITY} This indemnity is subject to the limit in Section 2.`,
      'Limit. The maximum amount recoverable from either party under this Agreement is $600,000.',
    ],
  },
  {
    about: 'no limit on the number of claims',
    clauses: [
      INDEMNITY,
      'Claims. There is no limit on the number of claims that may be made, but the total liability of the Provider under this Agreement shall not exceed $700,000.',
    ],
  },
];
