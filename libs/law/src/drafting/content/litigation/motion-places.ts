import type { PlaceholderSource } from '../../source/template-source.js';
import { COURT_PLACEHOLDERS } from './court-paper.js';
import { GROUND_PLACES } from './ground-bodies.js';
import { LATER_PLACES } from './motion-kinds.js';
import { PAPERS_SERVED } from './papers-served.js';

const argument = (at: number, label: string): PlaceholderSource => ({
  name: `argument_${at}`,
  label,
  type: 'text',
  hint: 'Rule, authority, application, in that order.',
});

export const MOTION_PLACEHOLDERS: readonly PlaceholderSource[] = [
  ...COURT_PLACEHOLDERS,
  {
    name: 'paper_title',
    label: 'Title of the paper',
    type: 'text',
    hint: 'As the caption is to have it, such as “Defendant’s Motion to Dismiss”.',
    set: 'title',
    capture: [
      /\b((?:motion|application)\s(?:to|for)(?:\s[a-z]+){1,8}?)(?=\s(?:in|on|because|under|by|against|filed|the|for|as)\b|[.,;\n]|$)/i,
      /\b(demurrer)\b/i,
    ],
  },
  {
    name: 'relief',
    label: 'Relief sought',
    type: 'text',
    hint: 'The order, in words that the court could sign, such as “an order dismissing the complaint with prejudice”.',
    capture: [
      /(?:^|[.;\n]\s?)(?:[Aa]sk(?:ing)?(?: for)?|[Rr]elief(?: sought)?):\s([^;\n]{6,300}?)(?=\.\s[A-Z]|\.?$|[;\n])/,
      /(?<!\b(?:not|never|n['’]t)\s)\b(?:seek(?:s|ing)?|request(?:s|ing)?|ask(?:s|ing)? (?:the court )?for)\s((?:an?\s|the\s)?(?:order|dismissal|judgment|injunction|sanctions|leave|stay|continuance|production)[^.;\n]{0,200})/i,
    ],
  },
  {
    name: 'hearing_date',
    label: 'Hearing date',
    type: 'date',
    hint: 'Reserved with the court where that is needed.',
    near: /hearing|heard|returnable/,
  },
  {
    name: 'hearing_time',
    label: 'Hearing time',
    type: 'text',
    hint: 'Such as 9:30 a.m.',
    capture: [/\b(\d{1,2}(?::\d{2})?\s?[ap]\.?m\.?)/i],
  },
  {
    name: 'hearing_place',
    label: 'Courtroom',
    type: 'text',
    hint: 'Department or courtroom and address.',
    capture: [
      { at: /\bDep(?:t\.?|artment)\s([A-Z]{0,3}-?\d{1,4}[A-Z]?)\b/, as: 'Department $1' },
      /\b(Courtroom\s[A-Z\d-]{1,8})\b/,
    ],
  },
  {
    name: 'summary_of_argument',
    label: 'Summary of the argument',
    type: 'text',
    hint: 'Two or three sentences.',
    set: 'sentence',
    capture: [/\b(?:because|on the grounds? that)\s([^.;\n]{8,400})/i],
  },
  { name: 'fact_1', label: 'First fact', type: 'text', hint: 'With a citation of the record.' },
  { name: 'fact_2', label: 'Second fact', type: 'text', hint: 'With a citation of the record.' },
  {
    name: 'fact_3',
    label: 'Third fact',
    type: 'text',
    hint: 'With a citation of the record; add more as needed.',
  },
  {
    name: 'legal_standard',
    label: 'Legal standard',
    type: 'text',
    hint: 'The rule and the leading decision of the court.',
  },
  argument(1, 'First argument'),
  argument(2, 'Second argument'),
  argument(3, 'Third argument'),
  {
    name: 'adverse_authority',
    label: 'Contrary authority',
    type: 'text',
    hint: 'Name and distinguish it.',
  },
  {
    name: 'conference_date',
    label: 'Date of the conference',
    type: 'date',
    hint: 'When counsel conferred.',
    near: /confer\w*|meet and confer/,
  },
  {
    name: 'conference_result',
    label: 'Result of the conference',
    type: 'text',
    hint: 'Such as “the motion is opposed”.',
  },
  {
    name: 'grounds',
    label: 'Rules and grounds',
    type: 'text',
    required: false,
    hint: 'Each rule that the motion is made under, and each ground.',
  },
  ...GROUND_PLACES,
  ...LATER_PLACES,
  ...PAPERS_SERVED,
];
