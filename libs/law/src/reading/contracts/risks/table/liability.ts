import { risk } from './risk.js';

/** Who bears which loss, and how much of it. */
export const LIABILITY = {
  'as-is': risk(
    'medium',
    'the buyer, tenant, or user',
    [
      'Nothing is promised about quality. Under UCC § 2-316 conspicuous words take away implied warranties.',
      'A limited warranty stands in place of the implied ones.',
      'Ask for a warranty of conformity for a stated time, and for title and authority in any case.',
    ],
    { softeners: ['mutual'] },
  ),
  'broad-indemnity': risk(
    'medium',
    'the side that indemnifies',
    [
      'One side answers for losses of the other even where the other caused them. Many states void this in construction contracts.',
      'Each side indemnifies for claims of third parties that it caused.',
      'Ask for an indemnity to the extent of the indemnitor’s fault, for third-party claims only, and under the cap.',
    ],
    {
      softeners: ['mutual', 'cap'],
      grave:
        /\b(?:sole|own|gross|active) (?:or (?:sole|gross|concurrent) )?(?:negligence|fault)\b|\b(?:regardless|irrespective) of (?:the )?(?:fault|cause|negligence|who)\b|\bwhether or not\b[^.;]{0,60}\b(?:negligen|fault|caused)\w*/i,
    },
  ),
  'low-cap': risk(
    'medium',
    'the side that would claim',
    [
      'Liability is capped at a small sum, which may be far below the loss.',
      'Fees of 12 months or more, with exceptions for confidentiality, indemnities, and gross negligence.',
      'Ask for a higher cap, the insurance limits at least, and for exceptions.',
    ],
    { softeners: ['mutual'], replaces: ['cap-on-liability'] },
  ),
  'no-consequential': risk(
    'medium',
    'the side whose loss is lost profit or lost data',
    [
      'Consequential damages and lost profits are excluded. For many contracts they are the whole loss.',
      'The exclusion is mutual and leaves out confidentiality, indemnities, and willful acts.',
      'Ask that it be mutual, say which losses count as direct, and keep the usual exceptions.',
    ],
    { softeners: ['mutual'], replaces: ['cap-on-liability'] },
  ),
  'unlimited-liability': risk(
    'medium',
    'the side that owes',
    [
      'Nothing limits what a party may owe. One claim can exceed the price many times over.',
      'A cap on all liability, with exceptions for few grave cases.',
      'Ask for a cap that both sides can insure, and a higher one for the grave cases.',
    ],
    {
      softeners: ['mutual'],
      denied:
        /\b(?<!not )(?:limited to|(?:not|case|never) (?:be )?(?:exceed|greater)|only to the extent)\b/i,
      replaces: ['uncapped-liability'],
    },
  ),
  'no-delay-liability': risk(
    'low',
    'the side that waits',
    [
      'Dates bind nobody, and delay has no consequence.',
      'Dates are firm, or a long delay gives a right to cancel.',
      'Ask for firm dates that matter, and a right to cancel and be refunded after a stated delay.',
    ],
    { softeners: ['mutual'] },
  ),
  'absolute-warranty': risk(
    'medium',
    'the side that warrants',
    [
      'The warranty has no exception: any error is a breach, whoever is at fault.',
      'Material conformity to a specification for a stated time, with repair or refund as remedy.',
      'Ask to limit it to material conformity, a period, and repair, replacement, or refund.',
    ],
    { softeners: ['cure', 'cap'], replaces: ['warranty-duration'] },
  ),
  'early-risk': risk('low', 'the buyer', [
    'Loss on the way falls on the side that has not yet received the goods. It owes the price for goods it never had.',
    'Risk passes on delivery, or as a named Incoterm says (UCC § 2-509).',
    'Ask that risk pass on receipt, or insure the transport.',
  ]),
  'personal-guarantee': risk(
    'medium',
    'the owner or officer',
    [
      'A person answers with what they own. The company’s limited liability is of no use.',
      'Not usual where the company has its own credit; else limited in amount and time.',
      'Ask to strike it, or for a ceiling, an end, and a duty to go against the company first.',
    ],
    {
      softeners: ['cap', 'consent'],
      grave:
        /\b(?:unconditional\w*|absolute\w*|irrevocabl\w*|personally (?:liable|guarant\w+)|personal guarant\w+)\b/i,
    },
  ),
  'joint-and-several': risk(
    'medium',
    'the side that can pay',
    [
      'Each answers for the whole. Who can pay will pay for all.',
      'Several liability, each for its own share.',
      'Ask for several liability, or for contribution and a ceiling.',
    ],
    { softeners: ['cap'] },
  ),
  'repairs-on-tenant': risk(
    'medium',
    'the tenant or user',
    [
      'All repairs fall on the user, structural ones too. Of a dwelling most states make the landlord keep it habitable.',
      'The owner keeps up structure, roof, and building systems.',
      'Ask to leave structure, roof, systems, and prior defects to the owner, and for a yearly ceiling.',
    ],
    { softeners: ['cap'], grave: /\bstructur\w+|\broof\b|\bfoundations?\b/i },
  ),
  'security-interest': risk(
    'medium',
    'the debtor or buyer',
    [
      'Property secures what is owed, and can be taken on default. A filing may block other credit.',
      'A purchase-money interest in the goods sold, until they are paid for.',
      'Ask to limit it to the goods sold, to the price, and for release on payment.',
    ],
    { softeners: ['cure', 'cap'] },
  ),
  entry: risk(
    'low',
    'the tenant or occupant',
    [
      'Premises may be entered at any time or without notice. For dwellings many states ask for 24 hours.',
      'Notice of a day, in business hours, except in emergencies.',
      'Ask for written notice, business hours, and an escort; emergencies aside.',
    ],
    { softeners: ['notice', 'consent'] },
  ),
  'intrusive-audit': risk(
    'medium',
    'the side that is audited',
    [
      'Books or premises may be inspected at any time, or at the audited side’s cost.',
      'Once a year, on notice, in business hours, at the auditor’s cost unless a large error is found.',
      'Ask for notice, once a year, confidentiality, and cost on the auditor below an error of five percent.',
    ],
    { softeners: ['notice', 'mutual', 'consent'], replaces: ['audit-rights'] },
  ),
};
