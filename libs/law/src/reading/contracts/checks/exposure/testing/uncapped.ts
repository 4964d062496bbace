import { FILLER, type Phrasing } from './phrasing.js';

const CAP =
  "Limitation of Liability. Each party's aggregate liability arising out of this Agreement shall not exceed the fees paid in the twelve (12) months before the claim.";
const INDEMNITY =
  "Indemnification. The Provider shall indemnify, defend and hold harmless the Customer from and against any and all claims, losses, damages, liabilities and expenses, including reasonable attorneys' fees, arising out of the Services.";
const SERVICES = 'Services. The Provider shall perform the services described in Exhibit A.';

/** Someone indemnifies or is liable, and no amount ends it. */
export const UNCAPPED: readonly Phrasing[] = [
  { about: 'an indemnity and no limit anywhere', clauses: [INDEMNITY] },
  {
    about: 'a mutual indemnity and no limit anywhere',
    clauses: [
      'Indemnity. Each party shall indemnify the other against all losses that result from its breach of this Agreement.',
    ],
  },
  {
    about: 'a limit that excepts the indemnity by its section',
    clauses: [
      INDEMNITY,
      "Limitation of Liability. Except for a party's obligations under Section 1 (Indemnification), neither party's total liability under this Agreement shall exceed $250,000.",
    ],
  },
  {
    about: 'a sentence after the limit that takes the indemnity out',
    clauses: [
      INDEMNITY,
      `${CAP} The limitation in the preceding sentence shall not apply to the indemnification obligations of the Provider.`,
    ],
  },
  {
    about: 'without limitation as to amount',
    clauses: [
      `${INDEMNITY} The obligations of the Provider under this Section shall be without limitation as to amount.`,
      CAP,
    ],
  },
  {
    about: 'an indemnity called unlimited beside a limit',
    clauses: [`${INDEMNITY} The indemnity given in this Section is unlimited.`, CAP],
  },
  {
    about: 'liability called unlimited',
    clauses: [
      SERVICES,
      "Liability. The Provider's liability under this Agreement shall be unlimited.",
    ],
  },
  {
    about: 'no limit on liability for one section',
    clauses: [
      CAP,
      'Confidentiality. The Provider shall keep the information of the Customer secret. There shall be no limit on the liability of the Provider for a breach of this Section.',
    ],
  },
  {
    about: 'nothing limits liability for confidentiality and data',
    clauses: [
      `${CAP} Notwithstanding anything to the contrary in this Agreement, nothing herein shall limit the Provider's liability for a breach of its confidentiality or data security obligations.`,
    ],
  },
  {
    about: 'a limit that protects the other side only',
    clauses: [
      INDEMNITY,
      "Limitation of Liability. In no event shall the Customer's aggregate liability under this Agreement exceed the fees due at the time of the claim.",
    ],
  },
  {
    about: 'an exclusion of kinds of damages, which limits no amount',
    clauses: [
      INDEMNITY,
      'Damages. Neither party shall be liable to the other for any indirect, special, incidental or consequential damages or lost profits.',
    ],
  },
  {
    about: 'a basket without a cap',
    roles: ['Seller', 'Buyer'],
    clauses: [
      'Indemnification. The Seller shall indemnify the Buyer for all Losses arising from a breach of its representations, but the Seller shall have no liability until the aggregate Losses exceed $75,000, whereupon the Buyer may recover all Losses from the first dollar.',
    ],
  },
  {
    about: 'insurance that limits nothing',
    clauses: [
      'Insurance. The Provider shall carry commercial general liability insurance with limits of not less than $2,000,000 per occurrence.',
      `${INDEMNITY} This obligation shall not be limited by the limits of the insurance that the Provider carries.`,
    ],
  },
  {
    about: 'an indemnity in the passive',
    clauses: [
      'Indemnity. The Customer shall be indemnified by the Provider against every claim, liability, loss and cost that arises from the work of the Provider or its subcontractors.',
    ],
  },
  {
    about: 'save and keep harmless',
    roles: ['Contractor', 'Owner'],
    clauses: [
      'Hold Harmless. The Contractor agrees to protect, save and keep harmless the Owner from all suits, actions, losses and liabilities of every kind growing out of the Work.',
    ],
  },
  {
    about: 'capitals, with the exception before the limit',
    clauses: [
      INDEMNITY,
      'LIMITATION OF LIABILITY. EXCEPT FOR INDEMNIFICATION OBLIGATIONS HEREUNDER, IN NO EVENT SHALL EITHER PARTY’S LIABILITY ARISING OUT OF THIS AGREEMENT EXCEED THE AMOUNTS PAID BY CUSTOMER IN THE PRECEDING YEAR.',
    ],
  },
  {
    about: 'limits on other matters',
    clauses: [
      'Fees. Late charges shall not exceed one percent (1%) a month, and travel expenses shall be reimbursed up to a maximum of $5,000 a quarter.',
      ...FILLER,
      INDEMNITY,
    ],
  },
  {
    about: 'liable for all damages, whatever their amount',
    clauses: [
      SERVICES,
      'Responsibility. The Provider shall be liable for all damages, direct or indirect, that the Customer suffers through its employees, irrespective of their amount.',
    ],
  },
  {
    about: 'full responsibility without a ceiling',
    roles: ['Carrier', 'Shipper'],
    clauses: [
      'Cargo. The Carrier accepts full responsibility, without any ceiling, for loss of or damage to the goods while they are in its custody.',
    ],
  },
  {
    about: 'no limitation of the agreement applies to the indemnity',
    clauses: [
      INDEMNITY,
      `${CAP} No limitation of liability set out in this Agreement shall apply to claims under Section 1.`,
    ],
  },
  {
    about: 'the cap gives way to infringement claims to be indemnified',
    clauses: [
      'Infringement. The Provider will defend the Customer against any claim that the Software infringes a patent or copyright and will indemnify it for all damages awarded.',
      `${CAP} The cap does not apply to claims for which the Provider is to indemnify the Customer under Section 1.`,
    ],
  },
  {
    about: 'nobody is capped',
    clauses: [SERVICES, "Liability. Neither party's liability is capped under this Agreement."],
  },
  {
    about: 'a waiver of limits',
    clauses: [
      SERVICES,
      'Waiver. The Provider waives any limitation on the amount of its liability to the Customer, whether provided by statute or by course of dealing.',
    ],
  },
  {
    about: 'subject to no cap, basket or deductible',
    roles: ['Seller', 'Buyer'],
    clauses: [
      'Taxes. The Seller shall indemnify the Buyer for all Taxes of the Company for periods before the Closing, and this obligation shall not be subject to any cap, basket or deductible.',
      'Cap. The aggregate liability of the Seller for breach of its representations under this Agreement shall not exceed $4,000,000.',
    ],
  },
  {
    about: 'dollar for dollar, without regard to any limit',
    roles: ['Seller', 'Buyer'],
    clauses: [
      'Environmental Matters. The Seller shall indemnify the Buyer, dollar for dollar and without regard to any limit in this Agreement, against the cost of any clean-up of the Site.',
    ],
  },
  {
    about: "a tenant's indemnity",
    roles: ['Tenant', 'Landlord'],
    clauses: [
      "Indemnification by Tenant. Tenant shall indemnify, protect, defend and hold Landlord harmless from any and all claims, judgments and expenses arising from Tenant's use of the Premises.",
    ],
  },
  {
    about: "a landlord's liability limited to the building",
    roles: ['Tenant', 'Landlord'],
    clauses: [
      'Indemnity. Tenant will indemnify Landlord against all loss, cost and liability in connection with the Premises.',
      "Limit. Landlord's liability under this Lease shall be limited to its interest in the Building, and Tenant shall look to nothing else.",
    ],
  },
  {
    about: 'a limit in time, which limits no amount',
    roles: ['Seller', 'Buyer'],
    clauses: [
      'Indemnification. From and after the Closing, Seller will indemnify Buyer in respect of any and all Losses caused by the inaccuracy of any representation of Seller.',
      'Survival. The representations shall survive the Closing for eighteen (18) months, and no claim may be made more than eighteen (18) months after the Closing.',
    ],
  },
  {
    about: 'an indemnity as an item of a list',
    clauses: [
      'Third-Party Claims. The Provider shall: (a) defend the Customer against each claim of a third party; (b) indemnify and hold harmless the Customer from all damages and costs finally awarded; and (c) keep the Customer informed.',
    ],
  },
  {
    about: 'hereby indemnifies',
    roles: ['Borrower', 'Lender'],
    clauses: [
      'Indemnity. The Borrower hereby indemnifies the Lender and its officers against all losses, liabilities, claims, damages and expenses that any of them may incur by reason of the Loan.',
    ],
  },
  {
    about: 'responsible for any and all damages',
    roles: ['Licensee', 'Licensor'],
    clauses: [
      'Damage. The Licensee is responsible for, and will pay, any and all damages and losses that the Licensor sustains by reason of the use of the Marks.',
    ],
  },
  {
    about: 'liability not limited in amount',
    clauses: [
      CAP,
      "Data. For any loss of Customer Data the Provider's liability shall not be limited in amount, and Section 1 shall give way to this Section.",
    ],
  },
  {
    about: 'including but not limited to, which limits nothing',
    clauses: [
      "Indemnification. The Customer shall indemnify the Provider from any and all liabilities, including but not limited to amounts paid in settlement and attorneys' fees, without exception.",
    ],
  },
  {
    about: 'liability for a breach of data not limited by the cap',
    clauses: [
      CAP,
      "Security. The Provider's liability for a security breach shall not be limited by Section 1.",
    ],
  },
  {
    about: 'the words of a limit, turned round',
    clauses: [
      SERVICES,
      "Liability. In no event shall the Provider's liability be limited to the amount of the fees paid under this Agreement.",
    ],
  },
  {
    about: 'a limit for delay only',
    roles: ['Contractor', 'Owner'],
    clauses: [
      'Delay. The liability of the Contractor for late completion shall not exceed five percent (5%) of the Contract Price.',
      'Indemnification. The Contractor shall indemnify and hold harmless the Owner from all claims, damages, losses and expenses arising out of the performance of the Work.',
    ],
  },
  {
    about: 'the full amount of any loss',
    clauses: [
      SERVICES,
      'Compensation. The liability of the Provider shall extend to the full amount of any loss of the Customer, whatever that amount may be.',
    ],
  },
  {
    about: 'you and us',
    roles: ['User', 'Operator'],
    clauses: [
      'Indemnity. You agree to indemnify and hold us, our affiliates and our officers harmless from any claim or demand made by any third party due to your use of the Service.',
    ],
  },
  {
    about: 'inapplicable limits, meant so',
    clauses: [
      INDEMNITY,
      `${CAP} The maximum set out above is inapplicable to indemnity obligations, which the parties intend to be uncapped.`,
    ],
  },
  {
    about: 'one section among others that the limit does not reach',
    clauses: [
      SERVICES,
      INDEMNITY,
      ...FILLER,
      "Limitation. Except with respect to breaches of Section 3, the obligations set forth in Section 2, and a party's gross negligence, neither party shall be liable for more than $1,000,000 in the aggregate under this Agreement.",
    ],
  },
];
