import type { PlaceholderSource } from '../../source/template-source.js';

/** What an employee earns, and gets on leaving. */
export const PAY_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'salary',
    unit: 'salary_basis',
    label: 'Base salary',
    type: 'money',
    hint: 'The amount, before deductions.',
    near: /salary|wages?|\bpaid\b|\bpay\b|compensation|earn\w*|base/,
    primary: true,
  },
  {
    name: 'salary_basis',
    label: 'Basis of the salary',
    type: 'choice',
    choices: ['per year', 'per month', 'per hour', 'per week', 'per day'],
    usual: 'per year',
    hint: 'Per year, month, week, day or hour.',
  },
  {
    name: 'pay_frequency',
    label: 'When salary is paid',
    type: 'choice',
    choices: ['semi-monthly', 'biweekly', 'weekly', 'monthly'],
    usual: {
      california: 'semi-monthly',
      'new-york': 'semi-monthly',
      texas: 'semi-monthly',
      delaware: 'semi-monthly',
      florida: 'semi-monthly',
      illinois: 'semi-monthly',
      federal: 'semi-monthly',
      england: 'monthly',
    },
    hint: 'How often salary is paid.',
    capture: [
      /\b(?:paid|payable|pay)\b[^.;\n]{0,40}?\b(semi-monthly|biweekly|bi-weekly|weekly|monthly)\b/i,
      { at: /\bpaid\s(every (?:two|other) weeks?)\b/i, as: 'biweekly' },
    ],
  },
  {
    name: 'overtime_status',
    label: 'Exempt or not exempt',
    type: 'choice',
    choices: ['exempt', 'not exempt'],
    hint: 'Decide on duties and salary under federal and State law.',
    capture: [
      { at: /\b(non-?exempt|not exempt)\b/i, as: 'not exempt' },
      /\b(exempt)\b(?!\s?from confid)/i,
    ],
  },
  {
    name: 'bonus',
    label: 'Bonus',
    type: 'text',
    required: false,
    hint: 'How it is calculated, such as “up to 15 percent of base salary”.',
    capture: [
      /\b(?:annual |yearly |performance |target |signing )*bonus\s(?:of|equal to|up to)\s((?:up to\s)?[^.;,\n]{1,80}?)(?=\sand\b|[.;\n]|,\s|$)/i,
      /\b([^.;,\n]{1,40}?)\s(?:annual |performance |target )bonus/i,
    ],
  },
  {
    name: 'equity',
    label: 'Equity',
    type: 'text',
    required: false,
    hint: 'Such as “an option to buy 10,000 shares of common stock”.',
    capture: [
      /\b((?:an? )?(?:stock )?options? (?:to (?:buy|purchase)|for|on|over) [^.;\n]{3,100})/i,
      /\b([\d,]{1,15} (?:stock options|restricted stock units|RSUs|shares)[^.;,\n]{0,60})/,
    ],
  },
  {
    name: 'benefit_details',
    label: 'Benefits',
    type: 'text',
    required: false,
    hint: 'Plans to name, such as “medical and dental insurance”.',
    capture: [
      /\bbenefits?(?:\sinclude|\sincluding|:)\s*([^.;\n]{3,200})/i,
      /\b((?:health|medical|dental|vision)(?:,? (?:and )?(?:health|medical|dental|vision))*\s(?:insurance|benefits?|coverage)(?:,? and (?:an? )?401\(k\)(?: plan| match\w*)?)?)/i,
    ],
  },
  {
    name: 'annual_leave',
    label: 'Paid leave',
    type: 'text',
    usual: {
      california: '15 days',
      'new-york': '15 days',
      texas: '15 days',
      delaware: '15 days',
      florida: '15 days',
      illinois: '15 days',
      federal: '15 days',
      england: '20 days',
    },
    hint: 'Days or weeks a year.',
    capture: [
      {
        at: /\b(unlimited)\s(?:paid )?(?:vacation|annual leave|PTO|time off|leave)\b/i,
        as: 'an unlimited number of days, as the Employer’s policy and the work allow,',
      },
      /\b(?:PTO|[Vv]acation|[Ll]eave):?\s(\d{1,2} (?:days|weeks))\b/,
      { at: /\b(\w+) (?:paid )?(?:vacation|annual leave|PTO) days\b/i, as: '$1 days' },
      /\b(\w+ (?:business |working )?(?:days|weeks))(?:['’]|\sof)?\s(?:paid )?(?:vacation|annual leave|PTO|paid (?:time off|leave)|leave|holiday)/i,
    ],
  },
  {
    name: 'severance',
    label: 'Severance',
    type: 'text',
    required: false,
    hint: 'Such as “three months’ base salary”.',
    capture: [
      /\bseverance\s(?:pay\s)?(?:of|equal to|:)\s?([^.;,\n]{3,100}?)(?:\s(?:if|when|on)\s(?:he is |she is |the employee is )?(?:dismissed|terminated|dismissal|termination)\swithout\scause)?(?=[.;,\n]|\s(?:if|unless|when|upon|and)\b|$)/i,
      /\b([^.;,\n]{3,40}?)['’]?\s(?:of\s)?severance\b/i,
    ],
  },
];
