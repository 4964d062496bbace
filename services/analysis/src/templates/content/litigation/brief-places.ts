import type { OptionSource, PlaceholderSource } from '../../source/template-source.js';
import { COURT_PLACEHOLDERS } from './court-paper.js';

export const BRIEF_PLACEHOLDERS: readonly PlaceholderSource[] = [
  ...COURT_PLACEHOLDERS,
  {
    name: 'court_name',
    label: 'Court',
    type: 'court',
    hint: 'The court that hears the appeal, such as “for the Ninth Circuit”; in England the court appealed from.',
    capture: [
      /\b((?:[Ff]or the )?(?:First|Second|Third|Fourth|Fifth|Sixth|Seventh|Eighth|Ninth|Tenth|Eleventh|D\.C\.|Federal) Circuit)/,
      /\b((?:U\.S\. |United States |(?:California |Texas |Illinois |Florida |Delaware |New York )?(?:(?:First|Second|Third|Fourth|Fifth|Sixth) )?)(?:Court of Appeals?|Supreme Court|Appellate Division|Appellate Court|District Court of Appeal)(?: (?:of|for)(?: the)? [A-Z][A-Za-z]+(?: [A-Z][a-z]+)*)?(?:, [A-Z][a-z]+(?: [A-Z][a-z]+)? County)?)/,
    ],
  },
  {
    name: 'paper_title',
    label: 'Title of the brief',
    type: 'text',
    hint: 'Such as “Appellant’s Opening Brief”.',
    capture: [
      /\b((?:appellant|appellee|respondent|petitioner)['’]s (?:opening |answering |reply |response )?brief)/i,
      /\b((?:opening|answering|reply|amicus) brief)\b/i,
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
    near: /judgment|order|entered|decided|ruling/,
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
    capture: [/\b(?:argu(?:es?|ing|ment is)|contend(?:s|ing)?)\sthat\s([^.;\n]{8,400})/i],
  },
  {
    name: 'standard_of_review',
    label: 'Standard of review, with authority',
    type: 'text',
    hint: 'For each issue, with a decision of this court.',
  },
  {
    name: 'argument_1',
    label: 'Argument on the first issue',
    type: 'text',
    hint: 'Rule, authority, application.',
  },
  {
    name: 'argument_2',
    label: 'Argument on the second issue',
    type: 'text',
    hint: 'Rule, authority, application.',
  },
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
  {
    name: 'service_date',
    label: 'Date of service',
    type: 'date',
    hint: 'The day of filing, in general.',
    near: /(?:date|certificate) of service|service date/,
  },
  {
    name: 'service_method',
    label: 'Manner of service',
    type: 'text',
    usual: 'the court’s electronic filing system',
    hint: 'How each person was served.',
  },
];

export const BRIEF_OPTIONS: readonly OptionSource[] = [
  {
    fact: 'appellant',
    what: 'Brief of the appellant',
    asks: /\b(?:opening brief|for (?:the )?appellants?|on behalf of (?:the )?appellants?|appellants?['’]s? brief|reverse|reversal)\b/,
    section: 'argument-harm',
  },
  {
    fact: 'appellee',
    what: 'Brief of the appellee',
    asks: /\b(?:answering brief|for (?:the )?(?:appellees?|respondents?)|on behalf of (?:the )?appellees?|appellees?['’]s? brief|affirm\w*)\b/,
    denies: ['appellant'],
    section: 'argument-harm',
  },
  {
    fact: 'review-de-novo',
    what: 'Review de novo',
    asks: /\bde novo\b|(?:questions?|errors?) of law\b/,
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
