import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { COUNSEL_SIGNATURE, COURT_CAPTION } from './court-paper.js';
import { MOTION_PLACEHOLDERS } from './motion-places.js';
import { MOTION_TEXT } from './motion-text.js';

const MOTION_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'dismiss',
    what: 'Motion to dismiss',
    asks: /\b(?:motion to dismiss|(?:to )?dismiss(?:al|ing)?(?: (?:of )?the complaint)?|12\(b\)\(6\)|demurrer|demurs|strike out|failure to state a claim)/,
    section: 'standard',
  },
  {
    fact: 'summary-judgment',
    what: 'Summary judgment',
    asks: /\b(?:partial )?summary judgment\b/,
    denies: ['dismiss'],
    section: 'standard',
  },
  {
    fact: 'compel',
    what: 'Motion to compel',
    asks: /\b(?:(?:motion )?to compel(?: (?:discovery|production|responses?|answers?))?|specific disclosure)\b/,
    denies: ['dismiss', 'summary-judgment'],
    section: 'standard',
  },
  {
    fact: 'injunction',
    what: 'Injunction',
    asks: /\b(?:(?:preliminary|interim|temporary) (?:injunction|restraining order)|injunctive relief|\bTRO\b)/,
    denies: ['dismiss', 'summary-judgment', 'compel'],
    section: 'standard',
  },
  {
    fact: 'extension',
    what: 'Extension of time',
    asks: /\b(?:extension of time|extend (?:the )?(?:time|deadline)|continuance|more time)\b/,
    denies: ['dismiss', 'summary-judgment', 'compel', 'injunction'],
    section: 'standard',
  },
];

export const MOTION: TemplateSource = {
  type: 'Legal Motion',
  title:
    '{?dismiss|{?england|Application to Strike Out|{?california|Demurrer|Motion to Dismiss}}|{?summary-judgment|{?england|Application for Summary Judgment|Motion for Summary Judgment}|{?compel|{?england|Application for Specific Disclosure|Motion to Compel Discovery}|{?injunction|{?england|Application for an Interim Injunction|Motion for Preliminary Injunction}|{?extension|{?england|Application for an Extension of Time|Motion for Extension of Time}|{?england|Application Notice and Submissions|Motion}}}}}}',
  numbering: 'brief',
  body: MOTION_TEXT,
  versus: true,
  parties: [
    { role: 'plaintiff', label: 'Plaintiff', called: ['plaintiff', 'claimant', 'petitioner'] },
    { role: 'defendant', label: 'Defendant', called: ['defendant', 'respondent'] },
  ],
  placeholders: MOTION_PLACEHOLDERS,
  options: MOTION_OPTIONS,
  usually: [],
  caption: COURT_CAPTION,
  signatures: {
    counsel: COUNSEL_SIGNATURE,
    server: { heading: '', lines: [['Signature', '']] },
    judge: {
      heading: '{?england||SO ORDERED.}',
      lines: [
        ['Judge', ''],
        ['Date', ''],
      ],
    },
  },
  instructions: [
    'Read the local rules and the judge’s standing orders first: they decide length, format, notice, conference and attachments.',
    'Fill in every highlighted place. Cite the record for each fact, and law for each proposition.',
    'Check every citation in the citation checker, read each case you cite, and update it on the day of filing.',
    'Replace the standard here with the leading decision of your own court of appeals, and add its pin cites.',
    '[california] File a notice, a memorandum of points and authorities, declarations and a proposed order as the California Rules of Court require.',
    '[new-york] Support facts by affidavit or affirmation, and attach the pleadings.',
    '[england] Use form N244 for the application; this document is the reasons or skeleton argument that goes with it. Serve the evidence with it.',
    'Have the attorney of record review and sign it.',
  ],
};
