import { expressionOf } from '../../source/condition.js';
import type {
  CaptionSource,
  Capture,
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
    '[us&!texas&!new-york] Case No. {docket_number}',
    '[new-york] Index No. {docket_number}',
    '[england] Claim No. {docket_number}',
    '[!texas] {paper_title}',
    '[has.judge] Judge: {judge}',
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

const PERSON = "(?:[A-Z]\\.|[A-Z][\\w'’-]+)(?:\\s(?:[A-Z]\\.|[A-Z][\\w'’-]+)){1,3}";
const FIRM = "[A-Z][\\w&.,'’ -]{2,60}?";

/** `Ada Lund of Lund & Ray LLP signs`, `the letter is from Ada Lund`. */
export const SIGNS: readonly RegExp[] = [
  new RegExp(`(${PERSON})(?=(?:,? of ${FIRM})?,? (?:signs|will sign|is signing)\\b)`),
  new RegExp(`\\bletter (?:is|comes|goes out) from (${PERSON})`),
];

/** The court that a case is to go to is not the one that the paper is filed in. */
function notAfterTransfer(each: Capture): Capture {
  const at = expressionOf(each);
  const here = new RegExp(
    `(?<!\\btransfer\\b[^.;\\n]{0,60}\\sto\\s(?:the\\s)?(?:United States District Court for the\\s)?(?:[A-Z]\\w+\\s)?)${at.source}`,
    at.flags,
  );
  return each instanceof RegExp ? here : { ...each, at: here };
}

/** What every court paper asks for. */
export const COURT_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'court_name',
    label: 'Court',
    type: 'court',
    hint: 'In a federal court the district, such as “Northern District of California”; elsewhere the full name of the court and county.',
    capture: COURT_NAMES.map(notAfterTransfer),
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
      {
        at: /\b(?:opposition to|response to|opposing|opposes) (?:the )?(plaintiff|defendant)s?['’]s? (?:\w+ ){0,2}?motion\b/i,
        as: (mover) => (/^p/i.test(mover) ? 'Defendant' : 'Plaintiff'),
      },
      /\bmov(?:ant|ing party)(?:\s?:|\sis)\s(?:the\s)?(plaintiff|defendant|claimant|petitioner|respondent|appellant|appellee)\b/i,
      /\b(?:on behalf of|filed by|brought by|represent(?:s|ing)?|for)\s(?:the\s|our client,?\s(?:the\s)?)?(plaintiff|defendant|claimant|petitioner|respondent|appellant|appellee)\b(?!-)/i,
      /\b(plaintiff|defendant|claimant|petitioner|respondent|appellant|appellee)(?:['’]s)?\s(?:moves?|motion|brief|seeks?|is moving|demurs|applies|asks|opposes)\b/i,
    ],
  },
  {
    name: 'judge',
    label: 'Judge',
    type: 'person',
    required: false,
    hint: 'The judge to whom the case is assigned. Empty where the caption does not name one.',
    capture: [
      /\b(?:[Cc]hief |[Mm]agistrate )?(?:[Jj]udge|[Jj]ustice|Hon\.|[Hh]onorable):? ((?:[A-Z]\.|[A-Z][\p{L}'’-]+)(?: (?:[A-Z]\.|[A-Z][\p{L}'’-]+)){0,3})/u,
    ],
  },
  {
    name: 'attorney_name',
    label: 'Attorney’s name',
    type: 'person',
    hint: 'The attorney of record who signs.',
    capture: [
      ...SIGNS,
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
  {
    name: 'attorney_firm',
    label: 'Firm',
    type: 'text',
    hint: 'The firm’s name.',
    capture: [new RegExp(`(?<=${PERSON},?) of (${FIRM}),? (?:signs|will sign|is signing)\\b`)],
  },
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
