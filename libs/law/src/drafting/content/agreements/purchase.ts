import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { PAYS } from '../shared/deeds.js';
import { DIRECTION, DISPUTE_OPTIONS, UNLIMITED } from '../shared/options.js';
import { partySignature } from '../shared/signatures.js';
import { VOID_IN_PURCHASES } from '../void-terms/void-in-agreements.js';
import { PURCHASE_PLACEHOLDERS } from './purchase-places.js';
import { PURCHASE_TEXT } from './purchase-text.js';

const PURCHASE_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...DISPUTE_OPTIONS,
  ...UNLIMITED,
  {
    fact: 'as-is',
    what: 'Sold as it is',
    asks: /\bas[- ]is(?:,? where[- ]is)?(?: condition| basis)?(?=\s?(?:[,.;)\n]|$|with|and|for|at|to|by|from)(?![a-z]))|\bwith all faults\b|\bwithout (?:any )?warranty\b|\bno warrant(?:y|ies)\b|\bsold as seen\b/,
    section: 'warranties-disclaimer',
  },
  {
    fact: 'title-on-payment',
    what: 'Title on payment',
    asks: /\b(?:seller )?(?:keeps|retains|reserves|retention of|reservation of) (?:the )?title(?: until (?:it is |fully )?paid(?: in full)?)?|\btitle (?:passes|transfers) (?:up)?on (?:full )?payment/,
    section: 'title-risk',
  },
  {
    fact: 'exclusive',
    what: 'Exclusivity',
    asks: /\bexclusiv(?:e|ely|ity)(?: (?:basis|supplier|rights?|arrangement))?(?! jurisdiction| venue| of\b)/,
    section: 'exclusivity',
  },
];

export const PURCHASE: TemplateSource = {
  type: 'Purchase Agreement',
  title: 'Purchase Agreement',
  numbering: 'contract',
  body: PURCHASE_TEXT,
  parties: [
    {
      role: 'seller',
      label: 'Seller',
      called: ['seller', 'vendor', 'supplier', 'manufacturer'],
      does: `(?:(?:will|shall|is to|agrees to|has agreed to) )?(?:sells?|delivers?|ships?|supplies|supply|offers?|is selling|warrants?)`,
      after: '\\b(?:by|from)',
    },
    {
      role: 'buyer',
      label: 'Buyer',
      called: ['buyer', 'purchaser', 'customer'],
      does: PAYS,
      after: '\\bto',
    },
  ],
  placeholders: PURCHASE_PLACEHOLDERS,
  options: PURCHASE_OPTIONS,
  usually: ['mutual', 'schedules'],
  refuses: VOID_IN_PURCHASES,
  signatures: { seller: partySignature('seller'), buyer: partySignature('buyer') },
  words: {
    first: 'Seller',
    second: 'Buyer',
    'first-email': '{seller_email}',
    'second-email': '{buyer_email}',
    bound: 'Seller',
    protected: 'Buyer',
  },
  instructions: [
    'This form is for goods. Land, shares, and the assets of a business each need an agreement of their own.',
    'Fill in every highlighted place, and check each value that was taken from your description.',
    'Complete Schedule A: the quantity is essential, and the warranty is measured against the specifications.',
    'Check whether title is certificated (vehicles, vessels, aircraft) and have the certificate assigned at delivery.',
    '[us] For goods of value, search the public record for security interests against the Seller, and have them released at delivery.',
    '[as-is] The Goods are sold as they are: only the title is warranted, and Schedule A is a description. Have the Buyer inspect before signature.',
    '[us] If the Buyer is a consumer, federal and State consumer warranty law applies and some of these clauses do not hold.',
    '[england] If the Buyer is a consumer, this form is not suitable: the Consumer Rights Act 2015 restricts much of it.',
    'Have a lawyer admitted in the governing jurisdiction review it before signature.',
  ],
};
