import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { HIPAA_BOUNDS, HIPAA_OPTIONS, HIPAA_PLACEHOLDERS } from '../shared/business-associate.js';
import { HIRED, PAYS, SERVED, WORKS } from '../shared/deeds.js';
import { HOME_BOUNDS, HOME_OPTIONS, HOME_PLACEHOLDERS } from '../shared/home-improvement.js';
import { DIRECTION, DISPUTE_OPTIONS, UNLIMITED } from '../shared/options.js';
import { partySignature } from '../shared/signatures.js';
import { VOID_IN_AGREEMENTS } from '../void-terms/void-in-agreements.js';
import { CONTRACT_PLACEHOLDERS } from './contract-places.js';
import { CONTRACT_TEXT } from './contract-text.js';

const CONTRACT_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...DISPUTE_OPTIONS,
  ...UNLIMITED,
  ...HOME_OPTIONS,
  ...HIPAA_OPTIONS,
  {
    fact: 'exclusive',
    what: 'Exclusivity',
    asks: /\bexclusiv(?:e|ely|ity)(?: (?:basis|supplier|provider|rights?|arrangement))?(?! jurisdiction| venue| of\b)/,
    section: 'exclusivity',
  },
  {
    fact: 'auto-renewal',
    what: 'Automatic renewal',
    asks: /\b(?:auto(?:matic(?:ally)?)?[- ]?renew\w*|evergreen|renews? (?:automatically|(?:year to year|from year to year|each year|yearly|annually|every year)))/,
    section: 'term-length',
  },
];

export const CONTRACT: TemplateSource = {
  type: 'Contract Agreement',
  title: 'Contract Agreement',
  numbering: 'contract',
  body: CONTRACT_TEXT,
  parties: [
    {
      role: 'provider',
      label: 'Provider',
      called:
        'provider supplier vendor contractor seller consultant company licensor lender lessor'.split(
          ' ',
        ),
      does: WORKS,
      describes: 'scope_description',
      after: HIRED,
    },
    {
      role: 'customer',
      label: 'Customer',
      called: 'customer client buyer purchaser owner licensee borrower lessee'.split(' '),
      does: PAYS,
      after: SERVED,
    },
  ],
  placeholders: [...CONTRACT_PLACEHOLDERS, ...HOME_PLACEHOLDERS, ...HIPAA_PLACEHOLDERS],
  bounds: [...HOME_BOUNDS, ...HIPAA_BOUNDS],
  refuses: VOID_IN_AGREEMENTS,
  implies: [['home-improvement&us', 'consumer']],
  options: CONTRACT_OPTIONS,
  usually: ['mutual', 'schedules'],
  signatures: { provider: partySignature('provider'), customer: partySignature('customer') },
  words: {
    first: 'Provider',
    second: 'Customer',
    'first-email': '{provider_email}',
    'second-email': '{customer_email}',
    bound: 'Provider',
    protected: 'Customer',
  },
  instructions: [
    'Fill in every highlighted place, and check each value that was taken from your description.',
    'Complete Schedule A before signature: the warranty and acceptance are measured against it.',
    'Settle the cap on liability and the insurance together; the one should be able to pay the other.',
    '[!mutual] This is the one-way form, which favors the Customer: only the Provider indemnifies and is bound to confidence. Say so to your client, or ask for the mutual form.',
    '[us] If goods are the greater part of what is supplied, Article 2 of the Uniform Commercial Code governs; compare the Purchase Agreement.',
    '[england] If the Customer is a consumer, this form is not suitable: the Consumer Rights Act 2015 restricts much of it.',
    '[home-improvement&us] Attach the statutory notices for home improvement from the law in force, word for word, and let nothing begin before the time to cancel has ended.',
    'Have a lawyer admitted in the governing jurisdiction review it before signature.',
  ],
};
