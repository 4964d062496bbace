import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { DIRECTION } from '../shared/options.js';
import { deedSignature } from '../shared/signatures.js';
import { VOID_IN_LEASES } from '../void-terms/void-in-leases.js';
import { LEASE_BOUNDS } from './lease-bounds.js';
import { LEASE_PLACEHOLDERS } from './lease-places.js';
import { LEASE_TEXT } from './lease-text.js';

/** A lease of business premises in England is made as a deed, which one of more than three years must be. */
const DEED = 'england&commercial';

const LEASE_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  {
    fact: 'quarterly-rent',
    what: 'Rent by quarterly installments',
    asks: /\bquarterly(?: in advance)?\b|\busual quarter days\b/,
    section: 'rent-amount',
  },
  {
    fact: 'monthly-rent',
    what: 'Rent by monthly installments',
    asks: /\b(?:payable|paid) monthly(?: in advance)?\b|\b(?:in|by) (?:equal )?monthly instal+ments\b/,
    section: 'rent-amount',
  },
  {
    fact: 'contracted-out',
    what: 'Exclusion of security of tenure',
    asks: /\b(?:outside|exclud\w+|contract(?:ed|ing)? out of) (?:the )?(?:security of tenure(?: provisions)?(?: of)?(?: the)?\s?)?(?:(?:protection of )?(?:the )?(?:Landlord and Tenant Act 1954|1954 Act))?(?<=1954|1954 Act|tenure|provisions)/,
    section: 'security-of-tenure',
  },
  {
    fact: 'no-pets',
    what: 'No pets',
    asks: /no (?:pets?|animals?)(?: (?:are )?(?:allowed|permitted))?|pets? (?:are |is )?(?:not |never )(?:allowed|permitted)|pets? (?:are )?(?:prohibited|forbidden)|pet[- ]free/,
    section: 'pets',
  },
  {
    fact: 'no-subletting',
    what: 'No subletting',
    asks: /\bno (?:subletting|sub-?leasing|assignment or subletting|subletting or assignment)(?: at all)?|\bsublet(?:ting)? (?:is )?(?:prohibited|forbidden|not allowed)|\bmay not sublet/,
    denied: /(?!)/,
    section: 'subletting',
  },
  {
    fact: 'no-deposit',
    what: 'No deposit',
    asks: /\bno (?:security )?deposit\b|\b(?:security )?deposit (?:is )?(?:waived|none|not required)\b|\bwithout (?:a |any )?(?:security )?deposit\b/,
    section: null,
    denied: /(?!)/,
  },
  {
    fact: 'home-work',
    what: 'Work at home',
    asks: /\b(?:works?|working) from home|\bhome[- ](?:office|business|studio)\b/,
    section: 'use-permitted',
  },
  {
    fact: 'small-landlord',
    what: 'Small landlord',
    asks: /small[- ]landlord(?: exception)?|owns (?:only |no more than |at most )?(?:one|two|1|2) (?:rental |residential )?propert(?:y|ies)[^.;]{0,60}?(?:four|three|two|4|3|2) units(?: in all)?/,
    section: 'deposit-amount',
  },
  {
    fact: 'no-smoking',
    what: 'No smoking',
    asks: /\b(?:no|non)[- ]smoking\b|\bsmoke[- ]free\b/,
    section: 'use-permitted',
  },
  {
    fact: 'renters-insurance',
    what: 'Renter’s insurance',
    asks: /\brenter['’]?s['’]? insurance\b/,
    section: 'insurance-cover',
  },
  {
    fact: 'commercial',
    what: 'Commercial lease',
    asks: /\b(?:commercial|office|retail|warehouse|store|shop|restaurant|industrial)(?: (?:space|lease|property|premises|unit|building))?\b/,
    denies: ['residential'],
    section: null,
  },
  {
    fact: 'residential',
    what: 'Residential lease',
    asks: /\b(?:residential|apartment|(?<![$£€][\d,.]+ )flat(?! (?:fee|rate|rent|sum|\d))|house|home|condo(?:minium)?|bedroom|dwelling)(?: (?:lease|property|unit|tenancy))?\b/,
    section: null,
  },
  {
    fact: 'auto-renewal',
    what: 'Renewal from month to month',
    asks: /\b(?:auto(?:matic(?:ally)?)?[- ]?renew\w*|month[- ]to[- ]month|renews? (?:automatically|(?:year to year|from year to year|each year|yearly|annually|every year)))/,
    section: 'term',
  },
];

export const LEASE: TemplateSource = {
  type: 'Lease Agreement',
  title: '{?residential|Residential Lease Agreement|Commercial Lease Agreement}',
  numbering: 'contract',
  body: LEASE_TEXT,
  parties: [
    {
      role: 'landlord',
      label: 'Landlord',
      called: ['landlord', 'landlady', 'LL', 'lessor', 'owner'],
      does: '(?:owns?|lets?|leases?|rents? out|(?:will|shall|is to|agrees to|has agreed to) (?:let|lease|rent)|is (?:letting|leasing|renting)|has an? (?:storefront|house|apartment|shop|building|flat))',
      after: '\\b(?:from|pays?|gives?|gave)',
    },
    {
      role: 'tenant',
      label: 'Tenant',
      called: ['tenant', 'lessee', 'renter'],
      does: '(?:(?:will|shall|is to|agrees to|has agreed to|is going to) )?(?:pays?|takes?(?! care)|moves?|occup(?:y|ies)|rents? (?:it|the)|leases? (?:it|the)|gave|gives?|runs?)',
      after: '\\b(?:to|lets|rents)',
    },
  ],
  placeholders: LEASE_PLACEHOLDERS,
  options: LEASE_OPTIONS,
  usually: ['mutual', 'residential'],
  bounds: LEASE_BOUNDS,
  refuses: VOID_IN_LEASES,
  signatures: {
    landlord: deedSignature('landlord', DEED),
    tenant: deedSignature('tenant', DEED),
  },
  instructions: [
    'Fill in every highlighted place, and check each value that was taken from your description.',
    'Check the law of the city and county too: rent control, registration, deposits and notices are often local.',
    '[residential] Record the condition of the Premises with the Tenant, with photographs, on the first day.',
    '[residential&us] Attach the disclosures before signature; some must be given before the Tenant is bound.',
    '[commercial] Check zoning, and have the lender’s and any superior landlord’s consent in writing.',
    '[england&residential] Protect the deposit within 30 days and give the prescribed information; check that the terms follow the Renters’ Rights Act 2025.',
    '[england&commercial] Decide before completion whether the security of tenure of the Landlord and Tenant Act 1954 is to be excluded, and follow the statutory steps if it is.',
    'Have a lawyer admitted where the Premises are review it before signature.',
  ],
};
