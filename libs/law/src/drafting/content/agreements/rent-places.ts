import type { PlaceholderSource } from '../../source/template-source.js';

/** Rent and deposit of a lease. */
export const RENT_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'rent',
    unit: 'rent_period',
    label: 'Rent',
    type: 'money',
    hint: 'The amount for each period.',
    near: /\brent\b|lease (?:price|payment)/,
    primary: true,
  },
  {
    name: 'rent_period',
    label: 'Rent period',
    type: 'choice',
    choices: ['month', 'week', 'quarter', 'year'],
    usual: 'month',
    hint: 'Month, week, quarter or year.',
  },
  {
    name: 'rent_day',
    label: 'Day on which rent is due',
    type: 'text',
    usual: 'first',
    hint: 'Such as “first”.',
    capture: [
      /\b(?:due|payable|paid)\s(?:on|by)\sthe\s(first|last|\d{1,2}(?:st|nd|rd|th)|[a-z]+th)\b(?:\s(?:day\s)?of (?:each|every|the) month)?/i,
    ],
  },
  {
    name: 'payment_method',
    label: 'How rent is paid',
    type: 'text',
    usual: 'a method that the Landlord accepts without charge',
    hint: 'Such as “bank transfer to an account that the Landlord names”.',
    capture: [
      /\brent\b[^.;]{0,40}\b(?:paid|payable)\sby\s((?:bank transfer|check|cheque|ACH|direct debit|wire)[^.;,\n]{0,60})/i,
    ],
  },
  {
    name: 'rent_increase',
    label: 'Increases of rent',
    type: 'text',
    required: false,
    hint: 'Such as “3 percent on each anniversary of the first day”.',
    capture: [
      /\b(?:rent (?:increases?|rises?|escalat\w+)|annual (?:increase|escalation))\s(?:of|by|at|is|:)?\s?([^.;\n]{3,100})/i,
    ],
  },
  {
    name: 'rent_review',
    label: 'Review of the rent',
    type: 'text',
    required: false,
    hint: 'When, such as “on the third anniversary of the first day”.',
    capture: [/\brent review\s((?:at|on|in|after|every)\s[^.;,\n]{3,80})/i],
  },
  {
    name: 'late_grace',
    label: 'Grace for late rent',
    type: 'duration',
    usual: '5 days',
    hint: 'How late rent may be before a charge.',
    near: /grace|late\b/,
  },
  {
    name: 'late_charge',
    label: 'Late charge',
    type: 'money',
    usual: '50',
    hint: 'A fixed charge for late rent.',
    near: /late (?:fee|charge|payment)s?/,
  },
  {
    name: 'security_deposit',
    label: 'Security deposit',
    type: 'money',
    hint: 'Many places set a limit.',
    near: /deposit|\bdep\b/,
  },
  {
    name: 'deposit_return',
    label: 'Time to return the deposit',
    type: 'duration',
    usual: {
      california: '21 days',
      'new-york': '14 days',
      texas: '30 days',
      delaware: '20 days',
      florida: '15 days',
      illinois: '30 days',
      england: '10 days',
    },
    hint: 'The law of the place sets the longest time for dwellings.',
    near: /return\w*|refund\w*/,
  },
];
