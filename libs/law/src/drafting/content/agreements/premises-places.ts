import type { PlaceholderSource } from '../../source/template-source.js';

const ANIMAL = '(?:cat|dog|pet|bird|parrot|rabbit|hamster|turtle|puppy|kitten|fish tank|aquarium)';
const ALLOWED = '(?:allowed|permitted|ok(?:ay)?|fine|welcome)\\b';

/** How the premises are used, kept, and insured. */
export const PREMISES_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'permitted_use',
    label: 'Permitted use',
    type: 'text',
    hint: 'Such as “a retail bakery and café”.',
    capture: [
      /\b(?:used? (?:as|for)|for use as|permitted use(?: is|:)?|to operate|operating)\s(?:an?\s|the\s)?([^.;,\n]{3,100}?)(?=\s(?:at|for|from|starting|with)\b|[.;,\n]|$)/i,
    ],
  },
  {
    name: 'pet_terms',
    label: 'Pets allowed',
    type: 'text',
    required: false,
    hint: 'Such as “one cat”. Empty: none without consent.',
    set: 'phrase',
    capture: [
      new RegExp(
        `\\b((?:one|two|three|an?|\\d|her|his|their)\\s(?:[\\w-]+\\s){0,2}?${ANIMAL}s?(?:\\s(?:under|up to|of (?:up to|at most|under))\\s[^.;,\\n]{2,30}?)?)\\s?,?\\s?(?:is |are )?${ALLOWED}`,
        'i',
      ),
      new RegExp(
        `\\b(?:allow\\w*|permit\\w*|may (?:have|keep))\\s((?:one|two|an?|\\d)\\s(?:[\\w-]+\\s){0,2}?${ANIMAL}s?)\\b`,
        'i',
      ),
      {
        at: new RegExp(`(?<!\\bno\\s)\\b(${ANIMAL})\\s(?:is )?${ALLOWED}`, 'i'),
        as: (animal) => `a ${animal.toLowerCase()}`,
      },
      new RegExp(`(?<!\\bno\\s)\\b(${ANIMAL}s)\\s(?:are )?${ALLOWED}`, 'i'),
    ],
  },
  {
    name: 'tenant_utilities',
    label: 'Utilities that the Tenant pays',
    type: 'text',
    usual: 'electricity, gas, and internet service',
    hint: 'List them.',
    capture: [
      /\b(?:tenants? |the [A-Z]\w+s )(?:[^.;,\n$£€]{0,40}? )?(?:pays?|is responsible for)\s(?:for\s)?((?:all )?(?:utilities|electric\w*|gas|water|internet)(?:(?!,? (?:but|while|whereas|and (?:she|he|it))\b|,? (?:and )?(?:the )?landlord\b)[^.;\n]){0,100})/i,
    ],
  },
  {
    name: 'landlord_utilities',
    label: 'Utilities included in the rent',
    type: 'text',
    required: false,
    hint: 'Such as “heat and hot water”.',
    set: 'phrase',
    capture: [
      /\b((?:heat(?:ing)?|hot water|water|gas|electric\w*|internet|utilities)(?:(?:,|,? and)\s(?:heat(?:ing)?|hot water|water|gas|electric\w*|internet))*)\s(?:are |is )?included\b/i,
      /\blandlord (?:pays|to pay|will pay|is responsible for|shall pay)\s(?:for\s)?((?:heat(?:ing)?|hot water|water|gas|electric\w*|internet|trash\w*|sewer)(?:(?:,|,? and)\s(?:heat(?:ing)?|hot water|water|gas|electric\w*|internet|trash\w*|sewer))*)/i,
    ],
  },
  {
    name: 'operating_costs',
    label: 'Share of operating costs',
    type: 'text',
    required: false,
    hint: 'Such as “12 percent”. Empty: included in the rent.',
    capture: [
      /\b(\d{1,2}(?:\.\d+)?\s?(?:%|percent))\sof\s(?:the\s)?(?:operating|CAM|common area)/i,
    ],
  },
  {
    name: 'entry_notice',
    label: 'Notice of entry',
    type: 'duration',
    usual: {
      california: '24 hours',
      'new-york': '24 hours',
      texas: '24 hours',
      delaware: '48 hours',
      florida: '24 hours',
      illinois: '24 hours',
      england: '24 hours',
    },
    hint: 'How long before entry the Landlord gives notice.',
    near: /\bentry\b|\benter\b|access/,
  },
  {
    name: 'insurance_amount',
    label: 'Liability insurance',
    type: 'money',
    usual: '1000000',
    hint: 'The least that the Tenant must carry.',
    near: /insur\w+/,
  },
  {
    name: 'restoration_period',
    label: 'Time to restore',
    type: 'duration',
    usual: '90 days',
    hint: 'After how long either side may end the lease after damage.',
    near: /restor\w+|casualty|fire/,
  },
];
