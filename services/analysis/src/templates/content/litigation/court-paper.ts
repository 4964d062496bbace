import type {
  CaptionSource,
  PlaceholderSource,
  SignatureSource,
} from '../../source/template-source.js';
import { COURT_NAMES } from '../shared/court-names.js';

/** The head of a paper in a trial court. */
export const COURT_CAPTION: CaptionSource = {
  court: [
    '[federal] UNITED STATES DISTRICT COURT',
    '[england] IN THE HIGH COURT OF JUSTICE',
    '[texas] CAUSE NO. {docket_number}',
    '[!texas] {court_name}',
  ],
  left: [
    '{plaintiff},',
    '[us] Plaintiff,',
    '[england] Claimant,',
    '[us] v.',
    '[england] and',
    '{defendant},',
    'Defendant.',
  ],
  right: [
    '[texas] In the {court_name}',
    '[us&!texas] Case No. {docket_number}',
    '[england] Claim No. {docket_number}',
    // What a client calls a motion to dismiss is a demurrer there: Cal. Code Civ. Proc. § 430.10.
    '[!texas] {?dismiss&california|{moving_party}’s Demurrer to the Complaint|{paper_title}}',
    '[has.hearing_date] Hearing: {hearing_date}{?has.hearing_time|, {hearing_time}|}',
  ],
  divider: { when: 'texas', mark: '§' },
};

export const COUNSEL_SIGNATURE: SignatureSource = {
  heading: '{?england||Respectfully submitted,}',
  lines: [
    ['Signature', ''],
    ['Name', '{attorney_name}'],
    ['[us] Bar number', '{bar_number}'],
    ['Firm', '{attorney_firm}'],
    ['Address', '{attorney_address}'],
    ['Telephone and email', '{attorney_contact}'],
    ['[us] Counsel for', '{moving_party}'],
    ['[england] For the', '{moving_party}'],
    ['Date', ''],
  ],
};

/** What every court paper asks for. */
export const COURT_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'court_name',
    label: 'Court',
    type: 'court',
    hint: 'In a federal court the district, such as “Northern District of California”; elsewhere the full name of the court and county.',
    capture: COURT_NAMES,
  },
  {
    name: 'docket_number',
    label: 'Docket number',
    type: 'docket',
    hint: 'As the court writes it, such as 1:26-cv-00123.',
    near: /case|docket|action|index|cause|\bno\b/,
    primary: true,
  },
  {
    name: 'moving_party',
    label: 'Party on whose behalf',
    type: 'choice',
    choices: [
      'Plaintiff',
      'Defendant',
      'Claimant',
      'Petitioner',
      'Respondent',
      'Appellant',
      'Appellee',
    ],
    hint: 'The side that files the paper.',
    capture: [
      /\b(?:on behalf of|filed by|brought by|represent(?:s|ing)?|for)\s(?:the\s|our client,?\s(?:the\s)?)?(plaintiff|defendant|claimant|petitioner|respondent|appellant|appellee)\b(?!-)/i,
      /\b(plaintiff|defendant|claimant|petitioner|respondent|appellant|appellee)(?:['’]s)?\s(?:moves?|motion|brief|seeks?|is moving|demurs|applies|asks|opposes)\b/i,
    ],
  },
  {
    name: 'attorney_name',
    label: 'Attorney’s name',
    type: 'person',
    hint: 'The attorney of record who signs.',
    capture: [
      /\b(?:[Aa]ttorney|[Cc]ounsel)(?:\sof record|\sfor\s(?:the\s)?[a-z]+)?(?:\sis|:)\s((?:[A-Z]\.|[A-Z][\w'’-]+)(?:\s(?:[A-Z]\.|[A-Z][\w'’-]+)){1,3})/,
    ],
  },
  {
    name: 'bar_number',
    label: 'Bar number',
    type: 'text',
    hint: 'Where the court asks for it.',
    required: false,
  },
  { name: 'attorney_firm', label: 'Firm', type: 'text', hint: 'The firm’s name.' },
  {
    name: 'attorney_address',
    label: 'Attorney’s address',
    type: 'address',
    hint: 'The address for service.',
  },
  {
    name: 'attorney_contact',
    label: 'Telephone and email',
    type: 'text',
    hint: 'For the court and the other side.',
  },
];
