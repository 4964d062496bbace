import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { HIPAA_BOUNDS, HIPAA_OPTIONS, HIPAA_PLACEHOLDERS } from '../shared/business-associate.js';
import { HIRED, PAYS, SERVED, WORKS } from '../shared/deeds.js';
import { HOME_BOUNDS, HOME_OPTIONS, HOME_PLACEHOLDERS } from '../shared/home-improvement.js';
import { DIRECTION, DISPUTE_OPTIONS, UNLIMITED } from '../shared/options.js';
import { partySignature } from '../shared/signatures.js';
import { VOID_IN_SERVICES } from '../void-terms/void-in-agreements.js';
import { SERVICE_PLACEHOLDERS } from './service-places.js';
import { SERVICE_TEXT } from './service-text.js';

const SERVICE_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...DISPUTE_OPTIONS,
  ...UNLIMITED,
  ...HOME_OPTIONS,
  ...HIPAA_OPTIONS,
  {
    fact: 'exclusive',
    what: 'Exclusivity',
    asks: /\bexclusiv(?:e|ely|ity)(?: (?:basis|provider|rights?|arrangement))?(?! jurisdiction| venue| of\b)/,
    section: 'exclusivity',
  },
  {
    fact: 'provider-keeps-rights',
    what: 'Rights stay with the Service Provider',
    asks: /\b(?:copyrights?|intellectual property|IP|(?:all )?rights) (?:in [^.;,]{1,40} )?(?:stays?|remains?) (?:with|in|the property of) (?:the |its )?(?:architect|photographer|designer|provider|consultant|contractor|author|artist|developer|agency|studio)\b|\b(?:architect|photographer|designer|provider|consultant|contractor|author|artist|developer|agency|studio) (?:keeps|retains|owns) (?:all |the )?(?:copyrights?|intellectual property|IP|rights)\b/,
    section: 'intellectual-property',
  },
  {
    fact: 'auto-renewal',
    what: 'Automatic renewal',
    asks: /\b(?:auto(?:matic(?:ally)?)?[- ]?renew\w*|evergreen|renews? (?:automatically|(?:year to year|from year to year|each year|yearly|annually|every year)))/,
    section: 'term-length',
  },
];

export const SERVICE: TemplateSource = {
  type: 'Service Agreement',
  title: 'Service Agreement',
  numbering: 'contract',
  body: SERVICE_TEXT,
  parties: [
    {
      role: 'provider',
      label: 'Service Provider',
      called: [
        'service provider',
        'provider',
        'contractor',
        'consultant',
        'vendor',
        'freelancer',
        'supplier',
        'agency',
        'developer',
      ],
      does: WORKS,
      describes: 'services_description',
      after: HIRED,
    },
    {
      role: 'client',
      label: 'Client',
      called: ['client', 'customer', 'company', 'owner'],
      does: PAYS,
      after: SERVED,
    },
  ],
  placeholders: [...SERVICE_PLACEHOLDERS, ...HOME_PLACEHOLDERS, ...HIPAA_PLACEHOLDERS],
  bounds: [...HOME_BOUNDS, ...HIPAA_BOUNDS],
  refuses: VOID_IN_SERVICES,
  implies: [['home-improvement&us', 'consumer']],
  options: SERVICE_OPTIONS,
  usually: ['mutual', 'schedules'],
  signatures: { provider: partySignature('provider'), client: partySignature('client') },
  words: {
    first: 'Service Provider',
    second: 'Client',
    'first-email': '{provider_email}',
    'second-email': '{client_email}',
    bound: 'Service Provider',
    protected: 'Client',
  },
  instructions: [
    'Fill in every highlighted place, and check each value that was taken from your description.',
    'Complete Schedule A before signature: acceptance, warranty and fees are measured against it.',
    'Check whether the Service Provider is in truth an employee: how the work is done decides, not the label.',
    '[california,new-york,illinois] If the Service Provider is an individual, check the freelance worker statute named in the note on payment.',
    '[!mutual] This is the one-way form, which favors the Client: only the Service Provider indemnifies, is bound to confidence and cannot leave without cause.',
    'If personal data will be handled, add the data processing terms before work begins.',
    '[home-improvement&us] Attach the statutory notices for home improvement from the law in force, word for word, and let nothing begin before the time to cancel has ended.',
    'Have a lawyer admitted in the governing jurisdiction review it before signature.',
  ],
};
