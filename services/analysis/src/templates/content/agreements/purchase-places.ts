import type { OptionSource, PlaceholderSource } from '../../source/template-source.js';
import { DIRECTION, DISPUTE_OPTIONS } from '../shared/options.js';

export const PURCHASE_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'goods_description',
    label: 'Description of the Goods',
    type: 'text',
    hint: 'What is sold, with model and grade where there are any.',
    capture: [
      /\b(?:goods|products?|items?|equipment)(?:\sare|\sis|\sinclude|:)\s*([^.;\n]{3,300})/i,
      /\b(?:(?:purchase|sale)\sof|to (?:buy|purchase|sell)|(?:sells?|buys?|buying|selling|purchas(?:es?|ing)))\s([^.;\n]{3,300}?)(?=\s(?:for|from|to|at|by|between|with|delivered|under)\b|,\s|[.;\n]|$)/i,
    ],
  },
  {
    name: 'quantity',
    label: 'Quantity',
    type: 'text',
    hint: 'Number and unit; the contract is enforceable only up to what is stated.',
    capture: [
      /\b(\d[\d,]*\s(?:units?|pieces?|tons?|tonnes|pounds|kilograms|boxes|cases|pallets|barrels|bushels|sets))\b/i,
      /\bquantity(?:\sof|\sis|:)\s*([^.;,\n]{1,60})/i,
    ],
  },
  {
    name: 'purchase_price',
    label: 'Purchase price',
    type: 'money',
    hint: 'The price of all the Goods, or of each unit.',
    near: /price|pay\w*|cost|total|for\b/,
    primary: true,
  },
  {
    name: 'price_basis',
    label: 'Basis of the price',
    type: 'text',
    required: false,
    hint: 'Unit or measure; empty for a price of everything.',
    capture: [
      /(?:[$€£]\s?[\d,.]+|\d\sdollars)\s?(?:per|an?|each|every|\/)\s?(unit|piece|ton|tonne|pound|kilogram|box|case|pallet|barrel|bushel|set)\b/i,
      { at: /[$€£]\s?[\d,.]+\s(each|apiece)\b/i, as: 'unit' },
    ],
  },
  {
    name: 'down_payment',
    label: 'Deposit',
    type: 'money',
    required: false,
    hint: 'Paid on signature.',
    near: /deposit|down payment|up ?front|advance|on sign\w+/,
  },
  {
    name: 'payment_period',
    label: 'Time to pay',
    type: 'duration',
    usual: '30 days',
    hint: 'How long the Buyer has to pay.',
    near: /\bnet\b|invoice\w*|payable|payment|\bpaid\b|\bpay\b|\bdue\b/,
  },
  {
    name: 'late_rate',
    label: 'Late-payment interest',
    type: 'number',
    usual: '8',
    hint: 'Percent a year.',
    capture: [
      /(?:interest|late)[^.;]{0,40}?(\d{1,2}(?:\.\d+)?)\s?(?:%|percent)(?!\s(?:a|per|each)\s(?:month|week|day)|\/(?:month|week|day))/i,
    ],
  },
  {
    name: 'delivery_place',
    label: 'Place of delivery',
    type: 'text',
    hint: 'The place, with a delivery term such as “FOB” or an Incoterm if one is used.',
    capture: [
      /\b((?:FOB|FCA|EXW|DAP|DDP|CIF|CIP|CPT|FAS)\s(?:to\s)?[A-Z][A-Za-z .’'-]{2,100}?(?:,\s(?:California|New York|Texas|Delaware|Florida|Illinois)(?!\s(?:law|courts?)))?)(?=,?\s(?:by|on|no later|within|before)\b|,|[.;\n]|$)/,
      /\b(?:[Dd]eliver(?:y|ed)?)\s(?:to|at|is to|in)\s(?:the\s)?([A-Z\d][^.;\n]{3,100}?)(?=,?\s(?:by|on|no later|within|before)\b|,\s[a-z]|[.;\n]|$)/,
    ],
  },
  {
    name: 'delivery_date',
    label: 'Delivery date',
    type: 'date',
    hint: 'The day by which the Goods must be delivered.',
    near: /deliver\w*|ship\w*|no later than|\bby\b/,
  },
  {
    name: 'grace_period',
    label: 'Grace for late delivery',
    type: 'duration',
    usual: '10 days',
    hint: 'How late delivery may be before the Buyer may cancel.',
    near: /grace|late deliver\w*|delay\w*/,
  },
  {
    name: 'inspection_period',
    label: 'Time to inspect',
    type: 'duration',
    usual: '15 days',
    hint: 'How long the Buyer has to reject what does not conform.',
    near: /inspect\w*|accept\w*|reject\w*|\btest\w*/,
  },
  {
    name: 'cure_period',
    label: 'Time to cure',
    type: 'duration',
    usual: '15 days',
    hint: 'How long a Party has to put a failure right.',
    near: /\bcure\w*|remed\w+|replac\w+|repair\w*/,
  },
  {
    name: 'warranty_period',
    label: 'Warranty period',
    type: 'duration',
    usual: '12 months',
    hint: 'How long from delivery the warranty of quality lasts.',
    near: /warrant\w+|guarantee\w*/,
  },
  {
    name: 'insurance_amount',
    label: 'Insurance for each occurrence',
    type: 'money',
    usual: '1000000',
    hint: 'The least that the Seller must carry.',
    near: /insur\w+/,
  },
  {
    name: 'convenience_notice',
    label: 'Notice of cancellation',
    type: 'duration',
    usual: '30 days',
    hint: 'Notice by which the Buyer may cancel.',
    near: /cancel\w*|terminat\w+/,
  },
  {
    name: 'exclusivity_period',
    label: 'Exclusivity period',
    type: 'duration',
    usual: '1 year',
    hint: 'How long the exclusivity lasts.',
    near: /exclusiv\w+/,
  },
  {
    name: 'exclusivity_territory',
    label: 'Exclusive territory',
    type: 'text',
    hint: 'Where the Seller may sell to no one else.',
    capture: [
      /\bexclusiv\w+[^.;]{0,40}\b(?:in|within|throughout)\s(?:the\s)?([A-Z][^.;,\n]{2,60})/,
    ],
  },
  {
    name: 'schedule_details',
    label: 'Details for Schedule A',
    type: 'text',
    hint: 'Specifications, drawings and packing; attach documents where they are long.',
  },
];

export const PURCHASE_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...DISPUTE_OPTIONS,
  {
    fact: 'exclusive',
    what: 'Exclusivity',
    asks: /\bexclusiv(?:e|ely|ity)(?: (?:basis|supplier|rights?|arrangement))?(?! jurisdiction| venue| of\b)/,
    section: 'exclusivity',
  },
];
