import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { DIRECTION, DISPUTE_OPTIONS } from '../shared/options.js';
import { partySignature } from '../shared/signatures.js';
import { SERVICE_PLACEHOLDERS } from './service-places.js';
import { SERVICE_TEXT } from './service-text.js';

const SERVICE_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...DISPUTE_OPTIONS,
  {
    fact: 'exclusive',
    what: 'Exclusivity',
    asks: /\bexclusiv(?:e|ely|ity)(?: (?:basis|provider|rights?|arrangement))?(?! jurisdiction| venue| of\b)/,
    section: 'exclusivity',
  },
  {
    fact: 'auto-renewal',
    what: 'Automatic renewal',
    asks: /\b(?:auto(?:matic(?:ally)?)?[- ]?renew\w*|evergreen|renews? automatically)/,
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
      named: ['\\b[Ss]ervices (?:provided )?by @'],
    },
    {
      role: 'client',
      label: 'Client',
      called: ['client', 'customer', 'company', 'owner'],
      named: ['\\b[Ss]ervices (?:provided )?by … for @'],
    },
  ],
  acts: 'will (?:perform|provide|deliver|render)[^.;]{0,80}? (?:to|for)|provides[^.;]{0,80}? (?:to|for)',
  placeholders: SERVICE_PLACEHOLDERS,
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
    'Have a lawyer admitted in the governing jurisdiction review it before signature.',
  ],
};
