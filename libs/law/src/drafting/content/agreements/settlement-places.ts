import type { PlaceholderSource } from '../../source/template-source.js';
import { COURTS_IN_FULL } from '../shared/court-names.js';

export const SETTLEMENT_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'dispute_description',
    label: 'Description of the dispute',
    type: 'text',
    hint: 'A neutral sentence: what happened, when, and what was claimed.',
    capture: [
      /\b[Ss]ettle(?:s|ment)?\b(?:[^.;\n]|(?<=\b(?:Dr|Mr|Ms|Mrs|Inc|Co|Corp|Ltd))\.){0,120}?\sof\s((?:an?|the)\s(?!action\b|case\b|lawsuit\b)[a-z][^.;\n]{4,200})/,
      /\b[Ss]ettle\s((?:[a-z]+\s){1,4}claims?)\b/,
      /\b(?:dispute|claims?|lawsuit|litigation|case|matter|disagreement)\s(?:is\s)?(?:over|about|concerning|regarding|arising (?:out of|from)|relating to|involving|for)\s([^.;\n]{5,400}?)(?=,\s(?:with|where|in which|for \$)|\s(?:in|under)\s(?:[Cc]ase|[Aa]ction|[Dd]ocket|No)\b|[.;\n]|$)/i,
    ],
  },
  {
    name: 'court_name',
    label: 'Court',
    type: 'court',
    hint: 'The court in which the action is pending, without “the”.',
    capture: [
      ...COURTS_IN_FULL,
      /\b(?:in|before|filed in)\sthe\s([A-Z][^.;,\n]{3,80}?(?:Court|County)(?:\s(?:of|for)(?:\sthe)?\s[A-Z][^.;,\n]{2,60})?)/,
    ],
  },
  {
    name: 'docket_number',
    label: 'Docket number',
    type: 'docket',
    required: false,
    hint: 'Empty if no action has been filed.',
    near: /case|docket|action|index|cause/,
    primary: true,
  },
  {
    name: 'settlement_amount',
    label: 'Settlement payment',
    type: 'money',
    hint: 'The whole sum.',
    near: /settle\w*|pay\w*|sum|total|for\b|amount/,
    primary: true,
  },
  {
    name: 'installments',
    label: 'Installments',
    type: 'text',
    required: false,
    hint: 'Amounts and dates. Empty for one payment.',
    capture: [
      /([$£€]\d[\d,]* [^.;:\n]{3,60}?,? (?:and )?(?:the )?(?:rest|balance|remainder) (?:in|over)\s[^.;\n]{0,40}?instal+ments?[^.;\n]{0,120})/i,
      /\b(?:in|over)\s((?:\w+ )?(?:equal )?(?:monthly |quarterly |annual )?instal+ments?[^.;\n]{0,120})/i,
    ],
  },
  {
    name: 'payment_period',
    label: 'Time to pay',
    type: 'duration',
    usual: '30 days',
    hint: 'How long after signature the payment is due.',
    near: /\bpay(?:s|able|ment)?\b(?! nothing)|\bpaid\b|\bdue\b/,
    unlike: /^ (?:after|of|from) (?:the )?(?:last|final|first) payment/i,
    primary: true,
  },
  {
    name: 'payment_method',
    label: 'How it is paid',
    type: 'text',
    usual: 'bank transfer',
    hint: 'Such as “bank transfer to counsel’s client trust account”.',
    capture: [
      /\b(?:paid|payment|payable|pay)\b[^.;]{0,40}?\bby\s((?:wire|bank|check|cheque|certified|cashier)[^.;,\n]{0,60})/i,
      /\bby\s(wire(?: transfer)?|bank transfer|cheque|check|cashier['’]s check|certified check)\b/i,
    ],
  },
  {
    name: 'default_cure',
    label: 'Time to cure late payment',
    type: 'duration',
    usual: '10 days',
    hint: 'After notice that a payment is overdue.',
    near: /default|\bcure\w*|overdue|late payments?/,
  },
  {
    name: 'release_scope',
    label: 'What the releases cover',
    type: 'text',
    usual: 'the Dispute',
    hint: 'Such as “the Dispute” or “the employment of the Claimant and its end”.',
    capture: [
      /\brelease\w*\s(?:of|covers?|from)\s(?:all\s)?(?:claims\s)?(?:arising (?:out of|from)|relating to)\s([^.;,\n]{3,200})/i,
    ],
  },
  {
    name: 'dismissal_period',
    label: 'Time to end the action',
    type: 'duration',
    usual: '5 business days',
    hint: 'After the payment has been received.',
    near: /dismiss\w*/,
  },
  {
    name: 'age_consideration',
    label: 'Time to consider',
    type: 'duration',
    usual: '21 days',
    hint: 'At least 21 days, or 45 in a group program.',
    near: /consider\w*/,
  },
];
