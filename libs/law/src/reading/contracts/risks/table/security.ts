import { risk } from './risk.js';

/** What secures a debt, and what reaches into premises and books. */
export const SECURITY = {
  'early-risk': risk(
    'low',
    'the buyer',
    [
      'Loss in transit falls on the side that has not yet received the goods. It owes the price for goods it never had.',
      'Risk passes on delivery, or as a named Incoterm says (UCC § 2-509).',
      'Ask that risk pass on receipt, or insure the shipment.',
    ],
    {
      rests: /\brisk|loss|damage|perish|\blost|destroy|title|\bship|carrier|peril|hazard/i,
      denied: /\b(?:on|upon|at|after) (?:\w+ )?(?:delivery|receipt|acceptance)\b/i,
    },
  ),
  'personal-guarantee': risk(
    'medium',
    'the owner or officer',
    [
      'An individual’s own assets are at risk. The company’s limited liability does not help.',
      'Not usual where the company has its own credit; else limited in amount and time.',
      'Ask to strike it, or for a ceiling, an end, and a duty to proceed against the company first.',
    ],
    {
      rests:
        /guarant|personal|answer|suret|liable|owner|principals|principal (?:debtor|owner)|shareholder|officer|director|behind|spouse|individual/i,
      softeners: ['cap', 'consent'],
      grave:
        /\b(?:unconditional\w*|absolute\w*|irrevocabl\w*|personally (?:liable|guarant\w+)|personal guarant\w+)\b/i,
    },
  ),
  'joint-and-several': risk(
    'medium',
    'the side that can pay',
    [
      'Each is liable for the whole. Whoever can pay will pay for all.',
      'Several liability, each for its own share.',
      'Ask for several liability, or for contribution and a ceiling.',
    ],
    {
      rests:
        /joint|several|solidar|\bwhole\b|\b(?:each|any|every)\b[^.]{0,80}\b(?:liable|ow[ei]|answer|responsib|pursue|claim)/i,
      softeners: ['cap'],
    },
  ),
  'repairs-on-tenant': risk(
    'medium',
    'the tenant or user',
    [
      'All repairs fall on the user, structural ones too. Most states require the landlord to keep a dwelling habitable.',
      'The owner maintains the structure, roof, and building systems.',
      'Ask to leave structure, roof, systems, and prior defects to the owner, and for a yearly ceiling.',
    ],
    {
      rests:
        /\b(?:tenant|lessee|renter|occupant|user|licensee|customer|operator|franchisee|borrower|you)(?:’s|'s)?\b[^.]*\b(?:repair|maint|replac|restor|upkeep|condition|mend|fix)/i,
      softeners: ['cap'],
      grave: /\bstructur\w+|\broof\b|\bfoundations?\b/i,
    },
  ),
  'security-interest': risk(
    'medium',
    'the debtor or buyer',
    [
      'Property secures what is owed, and can be taken on default. A filing may block other credit.',
      'A purchase-money interest in the goods sold, until they are paid for.',
      'Ask to limit it to the goods sold, to the price, and for release on payment.',
    ],
    {
      rests:
        /security interest|\blien|pledg|title|collateral|mortgage|charge over|encumb|secured|retain|possession|financing statement|property in/i,
      softeners: ['cure', 'cap'],
    },
  ),
  entry: risk(
    'low',
    'the tenant or occupant',
    [
      'Premises may be entered at any time or without notice. For dwellings, many states require 24 hours’ notice.',
      'Notice of a day, in business hours, except in emergencies.',
      'Ask for written notice, business hours, and an escort; emergencies aside.',
    ],
    {
      rests:
        /\benter|access|\bentry|inspect|\bcome\b|premises|\bkeys?\b|admit|go inside|walk|step/i,
      softeners: ['notice', 'consent'],
    },
  ),
  'intrusive-audit': risk(
    'medium',
    'the side that is audited',
    [
      'Books or premises may be inspected at any time, or at the audited side’s cost.',
      'Once a year, on notice, in business hours, at the auditor’s cost unless a large error is found.',
      'Ask for notice, once a year, confidentiality, and cost on the auditor below an error of five percent.',
    ],
    {
      rests: /audit|inspect|books|records|examin|premises|visit|account|verif|monitor|system/i,
      softeners: ['notice', 'mutual', 'consent'],
      replaces: ['audit-rights'],
    },
  ),
};
