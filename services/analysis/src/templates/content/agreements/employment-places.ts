import type { OptionSource, PlaceholderSource } from '../../source/template-source.js';
import { DIRECTION, DISPUTE_OPTIONS } from '../shared/options.js';
import { PAY_PLACEHOLDERS } from './pay-places.js';

export const EMPLOYMENT_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'job_title',
    label: 'Job title',
    type: 'text',
    hint: 'The position, such as “Senior Software Engineer”.',
    capture: [
      /\b(?:[Jj]ob(?: title)?|[Pp]osition|[Rr]ole|[Tt]itle)(?:\sis|\sof|:)\s*(?:an?\s|the\s)?([A-Za-z][^.,;\n]{2,80}?)(?=\s(?:at|with|for|starting|beginning|earning|reporting|in)\b|[.,;\n]|$)/,
      /\b(?:[Oo]ffer|[Hh]ire[sd]?|hiring|[Ee]mploy(?:s|ed|ing)?|appoint(?:s|ed)?|[Ee]mployment|works?|work)\b(?:[^.;\n]|\.(?=\s[a-z])|(?<=\b(?:Dr|Mr|Ms|Mrs))\.){0,120}?\bas\s(?:an?\s|the\s|its\s|our\s)?([A-Za-z][^.,;\n]{2,80}?)(?=\s(?:at|with|for|from|starting|beginning|earning|reporting|in|on|paid)\b|[.,;\n]|$)/,
      /\b[Oo]ffer\s(?:letter\s)?(?:for|to)\s[^.,;\n]{3,60},\s([A-Z][^.,;\n]{2,80}?)(?=\s(?:at|with|from)\b)/,
      /\b(?:agreement|contract)\sfor\s(?:an?\s|the\s|our\s)((?:[Cc]hief|[Ss]enior|[Jj]unior|[Ll]ead|[Hh]ead|[Vv]ice|[Ss]ales|[Ss]oftware|[Mm]arketing|[Ff]inance|[A-Z])[^.,;\n]{2,60}?)(?=\s(?:at|with|for|starting|beginning|earning|in|named|paid)\b|[.,;\n]|$)/,
    ],
  },
  {
    name: 'schedule_kind',
    label: 'Full-time or part-time',
    type: 'choice',
    choices: ['full-time', 'part-time'],
    usual: 'full-time',
    hint: 'Which of the two.',
    capture: [/\b(full-time|part-time)\b/i, /\b(full|part) time\b/i],
  },
  {
    name: 'start_date',
    label: 'Start date',
    type: 'date',
    hint: 'The first day of employment.',
    near: /start\w*|begin\w*|commenc\w+|first day|effective|\bfrom\b/,
    primary: true,
  },
  {
    name: 'duties',
    label: 'Principal duties',
    type: 'text',
    hint: 'Two or three lines that let a stranger know what the job is.',
    capture: [
      /\b(?:duties|responsibilities)(?:\sare|\sinclude|\sincluding|:)\s*([^.;\n]{4,400})/i,
      /\bresponsible for\s([^.;\n]{4,300})/i,
    ],
  },
  {
    name: 'supervisor',
    label: 'Supervisor',
    type: 'text',
    usual: 'the person whom the Employer names',
    hint: 'By title rather than by name.',
    capture: [/\breport(?:s|ing)? to\s([^.,;\n]{2,80})/i],
  },
  {
    name: 'workplace',
    label: 'Place of work',
    type: 'text',
    hint: 'An address, or “remote, from the Employee’s home in …”.',
    capture: [
      /\b(?:based|located|working|works?|office)\s(?:in|at|from)\s(?:the\s)?([A-Z][^.;\n]{2,100}?)(?=,?\s(?:starting|beginning|with|for|and|as|at a)\b|[.;\n]|$)/,
      {
        at: /\b[Rr]emote(?:ly)?,?\s(?:from|in)\s(?:home in\s)?([A-Z][A-Za-z]+(?:\s[A-Z][a-z]+){0,2}(?:,\s[A-Z][A-Za-z]+(?:\s[A-Z][a-z]+)?)?)/,
        as: 'remote, from the Employee’s home in $1',
      },
      /\b(remote(?:ly)?)\b/i,
    ],
  },
  {
    name: 'weekly_hours',
    label: 'Hours a week',
    type: 'text',
    usual: '40 hours',
    hint: 'Normal hours a week, such as “40 hours”.',
    capture: [/\b(\d{1,2}(?:\.\d)? hours)(?:\s(?:per|a|each)\sweek|\sweekly|\/week)/i],
  },
  {
    name: 'employment_term',
    label: 'Fixed term',
    type: 'duration',
    required: false,
    hint: 'Empty for employment at will.',
    near: /fixed[- ]term|\bterm\b|initial term|contract (?:period|term)/,
  },
  {
    name: 'notice_period',
    label: 'Notice',
    type: 'duration',
    usual: {
      california: '2 weeks',
      'new-york': '2 weeks',
      texas: '2 weeks',
      delaware: '2 weeks',
      florida: '2 weeks',
      illinois: '2 weeks',
      federal: '2 weeks',
      england: '1 month',
    },
    hint: 'How long before employment ends notice is given.',
    near: /notice|resign\w*|terminat\w+/,
  },
  {
    name: 'probation_period',
    label: 'Probationary period',
    type: 'duration',
    usual: '3 months',
    hint: 'How long the probationary period lasts.',
    near: /probation\w*|trial period/,
  },
  ...PAY_PLACEHOLDERS,
  {
    name: 'restriction_period',
    label: 'Period of restriction',
    type: 'duration',
    usual: '6 months',
    hint: 'No longer than the interest needs.',
    near: /non-?compet\w*(?:(?:,| and| or| &)\s?non-?solicit\w*)?|restrict\w*|covenant\w*|compet\w+/,
  },
  {
    name: 'non_solicit_period',
    label: 'Period of non-solicitation',
    type: 'duration',
    required: false,
    hint: 'Empty: as long as the period of restriction.',
    near: /(?<!non-?compet\w*(?:,| and| or| &)\s?)non-?solicit\w*|not (?:to )?solicit|no-?poach\w*/,
  },
  {
    name: 'restricted_area',
    label: 'Area of restriction',
    type: 'text',
    usual:
      'the area in which the Employee worked for the Employer in the last 12 months of employment',
    hint: 'The area in which the employee worked, no larger.',
    capture: [/\bwithin\s(?:a\s)?([\w.-]+[- ]miles?(?: radius)?(?: of [^.;,\n]{3,60})?)/i],
  },
  {
    name: 'covenant_consideration',
    label: 'Consideration for the covenants',
    type: 'text',
    hint: 'A sum or benefit beyond employment itself, or two years of employment.',
  },
];

export const EMPLOYMENT_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...DISPUTE_OPTIONS.filter(({ fact }) => fact === 'arbitration'),
  {
    fact: 'non-compete',
    what: 'Non-competition',
    asks: /\b(?:non-?compet\w*(?: (?:clause|agreement|covenant))?|not (?:to )?compete|covenant not to compete)/,
    section: 'restrictive-covenants',
  },
  {
    fact: 'non-solicit',
    what: 'Non-solicitation',
    asks: /\bnon-?solicit\w*|not (?:to )?solicit|no-?poach\w*/,
    section: 'restrictive-covenants',
  },
  {
    fact: 'garden-leave',
    what: 'Garden leave',
    asks: /\bgarden(?:ing)? leave\b/,
    section: 'garden-leave',
  },
];
