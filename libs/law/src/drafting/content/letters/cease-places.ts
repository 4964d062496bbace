import type { PlaceholderSource } from '../../source/template-source.js';
import { SIGNS } from '../litigation/court-paper.js';

/** `has been selling their throws` → `You have been selling your throws`. */
const asToldToYou = (found: string): string =>
  `You ${found
    .replace(/^they\s/i, '')
    .replace(/^(?:has|have)\b/i, 'have')
    .replace(/^(?:is|are)\b/i, 'are')
    .replace(/\btheir\b/g, 'your')}`;

export const CEASE_PLACEHOLDERS: readonly PlaceholderSource[] = [
  {
    name: 'sender_block',
    label: 'Letterhead',
    type: 'text',
    hint: 'Name, address, telephone and email of the signer.',
  },
  {
    name: 'letter_date',
    label: 'Date of the letter',
    type: 'date',
    hint: 'The day it is sent.',
    near: /dated|letter date/,
  },
  {
    name: 'delivery_method',
    label: 'Manner of delivery',
    type: 'text',
    usual: {
      california: 'CERTIFIED MAIL AND EMAIL',
      'new-york': 'CERTIFIED MAIL AND EMAIL',
      texas: 'CERTIFIED MAIL AND EMAIL',
      delaware: 'CERTIFIED MAIL AND EMAIL',
      florida: 'CERTIFIED MAIL AND EMAIL',
      illinois: 'CERTIFIED MAIL AND EMAIL',
      federal: 'CERTIFIED MAIL AND EMAIL',
      england: 'RECORDED DELIVERY AND EMAIL',
    },
    hint: 'A method that proves delivery.',
    capture: [/\b(certified mail|registered mail|recorded delivery|courier|personal delivery)\b/i],
  },
  {
    name: 'subject_line',
    label: 'Subject',
    type: 'text',
    hint: 'A few words, such as “use of the name NORTHWIND”.',
    capture: [
      /\b(?:(?:subject|re|regarding)\s?:?|letter (?:about|concerning|over))\s(?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\s\d)((?:the |your |their |his |her |its )?(?:un|mis|in)?[a-z]+\s[^.;,\n]{4,120})/i,
    ],
  },
  {
    name: 'addressee',
    label: 'Addressee',
    type: 'text',
    usual: 'Sir or Madam',
    hint: 'Such as “Ms. Rivera” or “General Counsel”.',
  },
  {
    name: 'fact_statement',
    label: 'What happened',
    type: 'text',
    hint: 'Who did what, where and when, in sentences that evidence supports.',
    set: 'sentence',
    capture: [
      {
        at: /(?<=\b(?:they|it|s?he|who|which|recipient) )((?:has|have) been\s[a-z]+ing\s(?:[^.;\n]|\.(?=\S)){8,400})/i,
        as: asToldToYou,
      },
      {
        at: /\b((?:is|are)\s(?:using|selling|copying|posting|publishing|contacting|soliciting|disclosing|distributing|infringing)\s[^.;\n]{4,400})/i,
        as: asToldToYou,
      },
      {
        at: /\b([Tt]hey\s(?:sell|use|copy|post|publish|offer|distribute|display|contact|solicit|disclose)\s[^.;\n]{6,400})/,
        as: asToldToYou,
      },
    ],
  },
  {
    name: 'conduct',
    label: 'Conduct to stop',
    type: 'text',
    hint: 'Words that follow “stop”: “using the name NORTHWIND for outdoor clothing”.',
    capture: [
      /\b(?:stop|cease|desist from|refrain from)\s(?:and desist (?:from )?)?((?:[a-z]+ing)\s[^.;\n]{4,300}?)(?=\s(?:by|within|before)\s|,\s(?:and\s)?(?!\w+ing\b)[a-z]+\s(?:the|all|any|your|their|its|our|us|an?|over|down|up|to)\b|[.;\n]|$)/i,
    ],
  },
  {
    name: 'conduct_dates',
    label: 'Dates of the conduct',
    type: 'date',
    required: false,
    hint: 'When it was found.',
    near: /since|\bon(?= (?:or about )?(?:\d|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b))|discover\w*|found|learned|began/,
  },
  {
    name: 'evidence_list',
    label: 'Enclosures',
    type: 'text',
    required: false,
    hint: 'Screenshots, agreements, certificates.',
    capture: [/\b(?:evidence|enclos\w+|attached)(?:\sare|\sis|\sincludes?|:)\s*([^.;\n]{4,200})/i],
  },
  {
    name: 'protected_right',
    label: 'The right',
    type: 'text',
    hint: 'Registration number, title or description.',
    capture: [
      {
        at: /\b(registration No\. [\d,]*\d for [A-Z]{2,}(?: [A-Z]{2,})*)\b/,
        as: (found) => found.replace(/^.*?No\. (\S+) for (.+)$/i, '$2, registration No. $1'),
      },
      /\b(?:trademark|mark|trade mark|copyright(?: in| of)?|work|trade secrets?)\s(?:is |in |called |titled |named |consisting of |including )?((?:[“"][^”"\n]{2,80}[”"]|[A-Z]{3,}[A-Z ]*)(?:,? (?:U\.?S\.? )?(?:Reg(?:istration)?\.?) (?:No\. )?[\d,]*\d)?)/,
    ],
  },
  {
    name: 'false_statements',
    label: 'Statements complained of',
    type: 'text',
    required: false,
    hint: 'Quoted word for word, with place and date.',
    capture: [
      /\b(?:stat(?:ed|ing|es?)|claim(?:ed|ing|s)?|wrote|posted|said)\s(?:falsely\s)?that\s([^.;\n]{6,300})/i,
      /\b(?:saying|alleging)\s(?:falsely\s)?(?:that\s)?([^.;\n]{6,300})/i,
    ],
  },
  {
    name: 'agreement_breached',
    label: 'Agreement breached',
    type: 'text',
    hint: 'Its title, date and clause.',
    capture: [
      /\b(?:breach(?:ed|es|ing)?|violat(?:ed|es|ing|ion)|under)\s(?:of\s)?((?:the|an?|his|her|their|its|section|clause)\s[^.;,\n]{0,60}?(?:agreement|contract|covenant|clause)[^.;,\n]{0,60}(?:,\s\d{4}\b)?)/i,
    ],
  },
  {
    name: 'legal_basis',
    label: 'Legal ground',
    type: 'text',
    hint: 'The right and the statute, contract or decision that protects it.',
  },
  {
    name: 'deadline',
    label: 'Deadline',
    type: 'date',
    hint: 'Long enough to be reasonable: ten to fourteen days in most matters.',
    near: /\bby\b|deadline|before|no later than|respond/,
    primary: true,
  },
  {
    name: 'response_period',
    label: 'Time to comply',
    type: 'duration',
    required: false,
    hint: 'Where no day is named: how long after the date of the letter.',
    // `Within two years after signing` is a term of the agreement, and `two-year term` its length.
    unlike:
      /^(?:[- ](?:old|long|term|period)\b|\s(?:after|from|of|since|before)\s(?!(?:the )?(?:date|receipt|receiving)\b|(?:this|the|your) (?:letter|notice)\b|receipt\b|today\b)|\s(?:term|duty|covenant|non-))/i,
    near: /\b(?:stop|remov\w+|comply|cease|reply|respond)\s(?:\w+\s)?within\b|\bwithin\b|\bcure\b|\bin\b|comply|respond|deadline/,
    primary: true,
  },
  {
    name: 'other_demands',
    label: 'Other demands',
    type: 'text',
    required: false,
    hint: 'In words that follow “you must”.',
  },
  {
    name: 'payment_demand',
    label: 'Payment demanded',
    type: 'money',
    required: false,
    hint: 'Only what can be justified.',
    near: /pay\w*|damages|compensat\w+|demand\w*|\$/,
    primary: true,
  },
  {
    name: 'signatory',
    label: 'Who signs',
    type: 'person',
    hint: 'The lawyer, or the sender.',
    capture: [
      ...SIGNS,
      /\b(?:[Aa]ttorney|[Cc]ounsel|[Ss]olicitor|[Ss]igned by|[Ll]awyer)(?:\sis|:)?\s([A-Z][\w'’-]+(?:\s(?:[A-Z]\.|[A-Z][\w'’-]+)){1,2}(?:\sof\s[A-Z][\w&.,'’ -]{2,60}?(?:LLP|LLC|P\.C\.|PC|Ltd|PLLC))?)/,
    ],
  },
];
