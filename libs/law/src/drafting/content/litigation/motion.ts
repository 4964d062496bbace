import type { OptionSource, TemplateSource } from '../../source/template-source.js';
import { COUNSEL_SIGNATURE, COURT_CAPTION } from './court-paper.js';
import { COMPANIONS, GROUND_OPTIONS, GROUNDS } from './grounds.js';
import { LATER_KINDS } from './motion-kinds.js';
import { MOTION_PLACEHOLDERS } from './motion-places.js';
import { MOTION_TEXT } from './motion-text.js';
import { motionWords } from './motion-words.js';

const MOTION_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'dismiss',
    what: 'Motion to dismiss',
    asks: /\b(?:motion to dismiss|(?:to )?dismiss(?:al|ing)?(?: (?:of )?the complaint)?|demurrer|demurs|strike out)/,
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
  ...GROUND_OPTIONS,
  ...LATER_KINDS,
  {
    fact: 'opposes',
    what: 'Opposition',
    asks: /(?:in )?opposition to\b|\boppos(?:e|es|ing) (?:a |the |(?:plaintiff|defendant)['’]?s?['’]? |[A-Z][^.;]{2,60}['’]s? )?(?:motion|summary judgment|dismissal|preliminary injunction)|response to (?:a |the |(?:plaintiff|defendant)['’]?s?['’]? )?motion/,
    section: 'argument-first',
  },
  {
    fact: 'alternative',
    what: 'In the alternative',
    asks: /(?:or,? )?in the alternative|(?:or )?alternatively/,
    section: 'relief',
  },
  { fact: 'with-prejudice', what: 'With prejudice', asks: /with prejudice/, section: 'relief' },
  {
    fact: 'no-leave',
    what: 'Without leave to amend',
    asks: /without leave to amend/,
    section: 'relief',
    denied: /(?!)/,
  },
];

const GROUND_FACTS = GROUNDS.map(({ fact }) => fact);
const OTHERS = [
  'summary-judgment',
  'compel',
  'injunction',
  'extension',
  'in-limine',
  'suppress',
  'remand',
];
const KINDS = ['dismiss', ...OTHERS, 'transfer', ...COMPANIONS.map(({ fact }) => fact)];

const IMPLIED: NonNullable<TemplateSource['implies']> = [
  // A ground asked for makes a motion to dismiss, where no other kind is asked for.
  ...GROUND_FACTS.map(
    (fact) => [[fact, ...OTHERS.map((other) => `!${other}`)].join('&'), 'dismiss'] as const,
  ),
  [GROUND_FACTS.join(','), 'named-ground'],
  ['named-ground&alternative&summary-judgment', 'dismiss'],
  // A motion to dismiss that names no ground is drafted for the one that most are made on.
  ['dismiss&!named-ground', 'claim'],
  [KINDS.join(','), 'known-kind'],
];

export const MOTION: TemplateSource = {
  type: 'Legal Motion',
  title: '{?has.paper_title|{paper_title}|{?england|Application Notice and Submissions|Motion}}',
  numbering: 'brief',
  body: MOTION_TEXT,
  factsIn: 'facts',
  versus: true,
  parties: [
    {
      role: 'plaintiff',
      label: 'Plaintiff',
      called: ['plaintiff', 'claimant', 'petitioner'],
      does: '(?:has |have )?(?:sued|sues|is suing|filed suit|alleges|claims)',
      after: '\\b(?:sued|brought|filed)(?: for [a-z ]{3,40})? by',
    },
    {
      role: 'defendant',
      label: 'Defendant',
      called: ['defendant', 'respondent'],
      after: '\\b(?:against|sued)',
    },
  ],
  placeholders: MOTION_PLACEHOLDERS,
  options: MOTION_OPTIONS,
  usually: [],
  implies: IMPLIED,
  compose: motionWords,
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

/** A brief in a court that hears no appeal: what supports a motion, or opposes one. */
export const MEMORANDUM: TemplateSource = {
  ...MOTION,
  type: 'Legal Brief',
  title: '{?has.paper_title|{paper_title}|Memorandum of Law}',
  options: [
    ...MOTION_OPTIONS,
    {
      fact: 'memorandum',
      what: 'Memorandum of law',
      asks: /(?:memorandum(?: of (?:law|points and authorities))?|(?:trial )?brief)(?: in support(?: of)?| supporting)?/,
      section: 'argument',
    },
  ],
  usually: ['memorandum'],
};
