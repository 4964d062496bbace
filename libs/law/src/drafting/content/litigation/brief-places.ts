import { courtById, courtFromCitation } from '@casewright/law/citations';
import type { PlaceholderSource } from '../../source/template-source.js';
import { COURTS_BELOW } from '../shared/court-names.js';
import { COURT_PLACEHOLDERS } from './court-paper.js';
import { PAPERS_SERVED } from './papers-served.js';

export const BRIEF_PLACEHOLDERS: readonly PlaceholderSource[] = [
  ...COURT_PLACEHOLDERS,
  {
    name: 'moving_party',
    label: 'Party on whose behalf',
    type: 'choice',
    choices: ['Appellant', 'Appellee', 'Petitioner', 'Respondent'],
    hint: 'The side that files the brief.',
    capture: [
      /\b(appellant|appellee|petitioner|respondent)(?:['’]s?)?\s(?:\w+\s)?brief\b/i,
      /\b(?:on behalf of|for|represent(?:s|ing)?)\s(?:the\s)?(?:(?:plaintiff|defendant)-)?(appellant|appellee|petitioner|respondent)\b/i,
      { at: /\b(opening) brief\b/i, as: 'Appellant' },
      { at: /\b(answering) brief\b/i, as: 'Appellee' },
    ],
  },
  {
    name: 'court_below',
    label: 'Court below',
    type: 'text',
    hint: 'In full, such as “the United States District Court for the Northern District of California”.',
    capture: COURTS_BELOW,
  },
  {
    name: 'docket_below',
    label: 'Docket number below',
    type: 'docket',
    required: false,
    hint: 'As the court below wrote it.',
    near: /\bappeal\w* from\b|\bbelow\b|\b(?:district|trial|circuit|superior|lower) court\b/,
  },
  {
    name: 'contents_table',
    label: 'Table of contents',
    type: 'text',
    required: false,
    hint: 'Made by the word-processing program from the headings.',
  },
  {
    name: 'authorities_table',
    label: 'Table of authorities',
    type: 'text',
    required: false,
    hint: 'Made from the final text by the citation checker.',
  },
  {
    name: 'court_name',
    label: 'Court',
    type: 'court',
    hint: 'The court that hears the appeal, such as “Ninth Circuit”; in England the court appealed from.',
    capture: [
      {
        at: /\b((?:\d{1,2}(?:st|nd|rd|th|d)|D\.C\.|Fed\.) Cir\.)/,
        as: (found) => {
          const court = courtById(courtFromCitation(found) ?? '');
          return /(?:D\.C\.|\w+) Circuit/.exec(court?.name ?? '')?.[0] ?? null;
        },
      },
      /\b((?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|D\.C\.|Federal) Circuit)(?! Court)/,
      /\b((?:U\.S\. |United States |(?:California |Texas |Illinois |Florida |Delaware |New York )?(?:(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|Twelfth|Thirteenth|Fourteenth|Fifteenth) )?)(?:Court of Appeals?|Supreme Court|Appellate Division|Appellate Court|District Court of Appeal)(?: (?:of|for)(?: the)? [A-Z][A-Za-z]+(?: [A-Z][a-z]+)*)?(?:, [A-Z][a-z]+(?: [A-Z][a-z]+)? County|,? (?:First|Second|Third|Fourth|Fifth|Sixth) (?:Appellate )?(?:District|Department)(?:, Division [A-Z][a-z]+)?)?)/,
    ],
  },
  {
    name: 'paper_title',
    label: 'Title of the brief',
    type: 'text',
    hint: 'Such as “Appellant’s Opening Brief”.',
    set: 'title',
    capture: [
      /\b((?:appellant|appellee|respondent|petitioner)(?:['’]s)? (?:opening |answering |reply |response )?brief)/i,
      /\b((?:opening|answering|reply|amicus) brief)\b/i,
      {
        at: /\bbrief (?:for|of) (?:the )?(appellant|appellee|petitioner|respondent)\b/i,
        as: (found) => `brief for ${found.toLowerCase()}`,
      },
    ],
  },
  {
    name: 'interested_persons',
    label: 'Disclosure statement',
    type: 'text',
    hint: 'Parents, owners of 10 percent or more, and others with an interest; or that there are none.',
  },
  {
    name: 'trial_jurisdiction',
    label: 'Jurisdiction below',
    type: 'text',
    hint: 'Statute and facts.',
  },
  {
    name: 'appellate_jurisdiction',
    label: 'Jurisdiction on appeal',
    type: 'text',
    hint: 'Statute and facts, such as a final judgment under 28 U.S.C. § 1291.',
  },
  {
    name: 'judgment_date',
    label: 'Date of the judgment',
    type: 'date',
    hint: 'When it was entered.',
    near: /judgment|order|entered|decided|ruling|granted|denied|dismissed|convicted/,
    primary: true,
  },
  {
    name: 'notice_date',
    label: 'Date of the notice of appeal',
    type: 'date',
    hint: 'When it was filed.',
    near: /notice of appeal|appeal(?:ed)?\b/,
  },
  {
    name: 'issue_1',
    label: 'First issue',
    type: 'text',
    set: 'sentence',
    hint: 'A question in one sentence.',
    capture: [
      /\b(whether\s[^.;?\n]{8,400}\??)/i,
      /\b(?:the )?issues?(?: on appeal| presented)?(?:\sis|\sare|:)\s*([^.;?\n]{6,400}\??)/i,
    ],
  },
  {
    name: 'issue_2',
    label: 'Second issue',
    type: 'text',
    hint: 'A question in one sentence; delete it if there is only one.',
    required: false,
    set: 'sentence',
    capture: [
      /\b[Ii]ssues?\b[^.;?\n]{6,400}[;?]\s(?:and\s)?((?:[Ww]hether|[Dd]id|[Dd]oes|[Ii]s|[Ww]as|[Ww]ere|[Aa]re|[Cc]an|[Mm]ay)\s[^.;?\n]{8,400}\??)/,
    ],
  },
  {
    name: 'issue_3',
    label: 'Third issue',
    type: 'text',
    hint: 'A question in one sentence.',
    required: false,
    set: 'sentence',
  },
  {
    name: 'procedural_history',
    label: 'Course of the proceedings',
    type: 'text',
    hint: 'What was sued on, what was decided, and how it got here.',
  },
  {
    name: 'statement_of_facts',
    label: 'Statement of facts',
    type: 'text',
    hint: 'With a citation of the record for each.',
  },
  {
    name: 'summary_of_argument',
    label: 'Summary of the argument',
    type: 'text',
    hint: 'A page at most.',
  },
  {
    name: 'standard_of_review',
    label: 'Standard of review, with authority',
    type: 'text',
    hint: 'For each issue, with a decision of this court.',
  },
  ...['first', 'second', 'third'].flatMap((which, at): PlaceholderSource[] => [
    {
      name: `point_${at + 1}`,
      label: `Heading of the ${which} argument`,
      type: 'text',
      hint: 'A full sentence that states the point.',
      required: false,
    },
    {
      name: `argument_${at + 1}`,
      label: `Argument on the ${which} issue`,
      type: 'text',
      hint: 'Rule, authority, application.',
    },
  ]),
  {
    name: 'argument_harm',
    label: 'Argument on prejudice',
    type: 'text',
    hint: 'Why the error changed, or did not change, the outcome.',
  },
  {
    name: 'adverse_authority',
    label: 'Contrary authority',
    type: 'text',
    hint: 'Name and distinguish it.',
  },
  {
    name: 'relief',
    label: 'Relief sought',
    type: 'text',
    hint: 'Such as “reverse the judgment and remand for trial”.',
    capture: [
      {
        at: /\b((?:the )?(?:judgment|order|decision|ruling|conviction)s? (?:should |must |to )?be (?:affirmed|reversed|vacated))\b/i,
        as: (found) => {
          const [, what, act] = /^(.*?) (?:should |must |to )?be (\w+)ed?$/.exec(found)!;
          return `${act!.replace(/(?:e|ed)$/, '')} ${what}`;
        },
      },
      /\b((?:reverse|affirm|vacate|remand|reversal|affirmance)(?:\s(?:and remand|of))?\s?(?:the )?(?:judgment|order|decision|ruling)?[^.;,\n]{0,80})/i,
    ],
  },
  {
    name: 'word_count',
    label: 'Word count',
    type: 'number',
    hint: 'As the word-processing program counts.',
    capture: [/\b([\d,]{3,7}) words\b/i],
  },
  ...PAPERS_SERVED,
];
