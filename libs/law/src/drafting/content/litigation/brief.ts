import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { BRIEF_PLACEHOLDERS } from './brief-places.js';
import { BRIEF_TEXT } from './brief-text.js';
import { COUNSEL_SIGNATURE } from './court-paper.js';

const BRIEF_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'appellant',
    what: 'Brief of the appellant',
    asks: /\b(?:opening brief|for (?:the )?appellants?|on behalf of (?:the )?appellants?|appellants?(?:['’]s?)? (?:opening )?brief|reverse|reversal)\b/,
    section: 'argument-harm',
  },
  {
    fact: 'appellee',
    what: 'Brief of the appellee',
    asks: /\b(?:answering brief|for (?:the )?(?:appellees?|respondents?)|on behalf of (?:the )?appellees?|appellees?(?:['’]s?)? brief|affirm\w*)\b/,
    denies: ['appellant'],
    section: 'argument-harm',
  },
  {
    fact: 'review-de-novo',
    what: 'Review de novo',
    asks: /\b(?:(?:standard of )?review(?: is)? )?de novo\b|(?:questions?|errors?) of law\b/,
    section: 'standard',
  },
  {
    fact: 'summary-judgment',
    what: 'Review de novo of a summary judgment',
    asks: /\b(?:grant(?:ed|ing)?|lost|won|entered|from|of|on) (?:an? |the )?(?:order granting )?summary judgment\b|\bsummary judgment (?:for|against|in favor of)\b/,
    section: 'standard',
  },
  {
    fact: 'review-discretion',
    what: 'Review for abuse of discretion',
    asks: /\babuse of discretion\b|abused its discretion/,
    section: 'standard',
  },
  {
    fact: 'review-fact',
    what: 'Review for clear error',
    asks: /\bclear(?:ly)? erro(?:r|neous)\b/,
    section: 'standard',
  },
];

export const BRIEF: TemplateSource = {
  type: 'Legal Brief',
  title:
    '{?england|Skeleton Argument|{?appellant|Opening Brief|{?appellee|Answering Brief|Brief}}}',
  numbering: 'brief',
  body: BRIEF_TEXT,
  factsIn: 'case',
  parties: [
    {
      role: 'appellant',
      label: 'Appellant',
      after: "\\bappellant[’']s (?:opening )?brief (?:for|of)",
      does: '(?:has |is )?(?:appeal(?:s|ed|ing)?|(?:who )?lost|brought)',
      called: ['appellant', 'plaintiff-appellant', 'defendant-appellant', 'petitioner'],
    },
    {
      role: 'appellee',
      label: 'Appellee',
      after: "\\b(?:judgment|verdict|order) (?:for|in favor of)|\\bappellee[’']s brief (?:for|of)",
      called: ['appellee', 'defendant-appellee', 'plaintiff-appellee', 'respondent'],
    },
  ],
  placeholders: BRIEF_PLACEHOLDERS,
  options: BRIEF_OPTIONS,
  usually: [],
  implies: [['summary-judgment', 'review-de-novo']],
  caption: {
    court: [
      '[federal] UNITED STATES COURT OF APPEALS',
      '[federal] for the {court_name}',
      '[england] IN THE COURT OF APPEAL (CIVIL DIVISION)',
      '[!england&!federal] {court_name}',
      '[england] ON APPEAL FROM {court_name}',
    ],
    left: [
      '{appellant},',
      'Appellant,',
      '[us] v.',
      '[england] and',
      '{appellee},',
      '[us] Appellee.',
      '[england] Respondent.',
    ],
    right: [
      'No. {docket_number}',
      '[us] On appeal from {court_below}{?has.docket_below|, No. {docket_below}|}',
      '{paper_title}',
    ],
  },
  signatures: {
    counsel: COUNSEL_SIGNATURE,
    server: { heading: '', lines: [['Signature', '']] },
  },
  instructions: [
    'Read the rules of the court and its own circuit or district rules first: they decide parts, order, length, type, color and record citations.',
    'Fill in every highlighted place. Add argument headings as full sentences that state the point.',
    'Check every citation and quotation in the citation checker, and build the table of contents and the table of authorities from the final text.',
    'State the standard of review for each issue, with authority from this court.',
    '[new-york] Add the statement that CPLR 5531 requires at the front of the brief.',
    '[california] In California practice the opposing party is the respondent; adjust the caption.',
    '[england] Keep within 25 pages in the Court of Appeal, and file the bundle of authorities with it.',
    'Have the attorney of record review and sign it.',
  ],
};
