import type { PlaceholderSource } from '../../source/template-source.js';

/** Places of the shared parts. */
export const SHARED_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'effective_date',
    label: 'Effective date',
    type: 'date',
    hint: 'The day from which the document binds, which may differ from the days of signature.',
    near: /effective|dated|as of|enter\w* into/,
    primary: true,
  },
  {
    name: 'governing_law',
    label: 'Governing law',
    type: 'text',
    hint: 'The place whose law governs, such as the State of Ohio.',
  },
  {
    name: 'courts',
    label: 'Courts with jurisdiction',
    type: 'text',
    hint: 'The courts that are to hear disputes, by place, such as the state and federal courts located in Columbus, Ohio.',
    capture: [
      { at: /\b[Cc]ourts\sof\s(England(?: and Wales)?)\b/, as: 'the courts of England and Wales' },
      {
        at: /\b(?:[Vv]enue|(?<!(?:Superior|Supreme|District|Circuit|County|Chancery|High|Appellate)\s)[Cc]ourts?)\s(?:in|of|located in|shall be in|is in)\s([A-Z][A-Za-z .]*?(?:,\s[A-Z][a-z]+(?:\s[A-Z][a-z]+)?)?)(?=[.,;\n]|$)/,
        as: 'the state and federal courts located in $1',
      },
      {
        at: /\b([A-Z]\w+(?:\s[A-Z]\w+)?\sCounty)(?:,\s[A-Z]\w+)?\s(?:courts|venue)\b/,
        as: 'the state and federal courts located in $1',
      },
      {
        at: /\b[Vv]enue:?\s([A-Z]\w+(?:\s[A-Z]\w+)?\sCounty)\b/,
        as: 'the state and federal courts located in $1',
      },
    ],
  },
  {
    name: 'arbitral_institution',
    label: 'Arbitral institution',
    type: 'choice',
    choices: ['the American Arbitration Association', 'JAMS', 'CPR'],
    usual: 'the American Arbitration Association',
    hint: 'Who administers the arbitration, and so whose rules apply.',
    capture: [/\b(JAMS|CPR)\b/],
  },
  {
    name: 'arbitration_place',
    label: 'Place of arbitration',
    type: 'text',
    hint: 'City and state where the arbitration is seated.',
    capture: [
      /\barbitrat\w+[^.;]{0,40}?\sin\s([A-Z][A-Za-z .]+?(?:,\s[A-Z][A-Za-z]+(?:\s[A-Z][A-Za-z]+)?)?)(?=[.,;]|\sunder|$)/,
    ],
  },
  {
    name: 'negotiation_period',
    label: 'Time to negotiate a dispute',
    type: 'duration',
    usual: '30 days',
    hint: 'How long the parties must talk before either may begin a proceeding.',
    near: /negotiat\w+|escalat\w+/,
  },
  {
    name: 'force_majeure_period',
    label: 'Longest force majeure',
    type: 'duration',
    usual: '60 days',
    hint: 'After how long an event beyond control lets either side terminate.',
    near: /force majeure/,
  },
  {
    name: 'confidentiality_period',
    label: 'Confidentiality after the end',
    type: 'duration',
    usual: '3 years',
    hint: 'How long the duty of confidence lasts after the agreement ends; trade secrets are protected for longer.',
    near: /confidential\w*|non-?disclosure|secre\w+/,
  },
  {
    name: 'liability_cap',
    label: 'Cap on liability',
    type: 'text',
    usual:
      'the total sums paid and payable under this Agreement in the 12 months before the claim arose',
    hint: 'An amount, or the way to reckon one, that liability may not exceed.',
    capture: [
      /\b(?:[Ll]iability|[Dd]amages)\s(?:is |are |shall be |be |to be )?(?:capped|limited)\s(?:at|to)\s([^.;\n]{3,120}?)(?=,\s|[.;\n]|$)/,
      /\b(?:[Ll]iability cap|[Cc]ap on liability|[Ll]imitation of liability)\s?(?:of|at|is|:)?\s(?:equal to\s)?([$£€\d][^.;\n]{1,120}?|(?:the )?(?:fees|sums?|amounts?|charges|price)\s[^.;\n]{3,120}?)(?=,\s|[.;\n]|$)/,
    ],
  },
];

/** `client`, `client_form`, `client_address`, `client_email`. */
export function partyPlaceholders(role: string, label: string): PlaceholderSource[] {
  return [
    {
      name: role,
      label: `${label}’s name`,
      type: 'party',
      hint: 'The full legal name: of a company as it is registered, of a person as in an identity document.',
    },
    {
      name: `${role}_form`,
      label: `${label}’s legal form`,
      type: 'text',
      hint: 'Such as “a Delaware corporation” or “an individual”.',
    },
    {
      name: `${role}_address`,
      label: `${label}’s address`,
      type: 'address',
      hint: 'The address for notices.',
      near: new RegExp(label.split(' ').at(-1)!, 'i'),
    },
    {
      name: `${role}_email`,
      label: `${label}’s email for notices`,
      type: 'email',
      hint: 'A mailbox that more than one person reads.',
      near: new RegExp(label.split(' ').at(-1)!, 'i'),
    },
  ];
}
