import type { TemplateSource } from '../../source/template-source.js';
import { DIRECTION, DISPUTE_OPTIONS } from '../shared/options.js';
import { partySignature } from '../shared/signatures.js';
import { VOID_IN_NON_DISCLOSURE } from '../void-terms/void-in-papers.js';
import { NON_DISCLOSURE_TEXT } from './non-disclosure-text.js';

export const NON_DISCLOSURE: TemplateSource = {
  type: 'Non-Disclosure Agreement',
  title: '{?mutual|Mutual |}Non-Disclosure Agreement',
  numbering: 'contract',
  body: NON_DISCLOSURE_TEXT,
  isEven: true,
  parties: [
    {
      role: 'first',
      label: 'First party',
      does: '(?:discloses?|shares?|shows?|gives?|wants?|owns?|(?:will|is to|is going to|is about to) (?:disclose|share|show|give|send)|is (?:disclosing|sharing|showing))',
      after: '\\b(?:from|of)',
      called: [
        'disclosing party',
        'discloser',
        'disclosing company',
        'inventor',
        'owner',
        'first party',
        'party a',
      ],
    },
    {
      role: 'second',
      label: 'Second party',
      does: '(?:(?:will|shall|is to|may|must) )?(?:receives?|learns?|evaluates?|keeps?|reviews?|sees?|tests?)',
      after: '\\b(?:to|with|wants)',
      called: [
        'receiving party',
        'recipient',
        'receiving company',
        'contractor',
        'consultant',
        'vendor',
        'second party',
        'party b',
      ],
    },
  ],
  placeholders: [
    {
      name: 'purpose',
      label: 'Purpose of the disclosure',
      type: 'text',
      hint: 'The transaction or project for which information is exchanged, such as “evaluating a license of the patents”.',
      capture: [
        {
          at: /\bso (?:that )?(?:[\w&.'’-]+ ){1,4}can ((?:decide|evaluate|assess|consider|judge|test|review|explore)\b[^.;\n]{4,200})/,
          as: (found) => found.replace(/^(\w+?)e?(?= )/, '$1ing'),
        },
        /\bfor the purposes? of\s([^.;\n]{4,300})/i,
        /(?:\bfor|,)\s((?:evaluating|exploring|discussing|assessing|considering|negotiating|advising)\b[^.;\n]{4,300})/,
        /\bpurpose(?:\sonly)?(?:\sis|:|\sof)\s*(?:to\s)?([^.;\n]{4,300})/i,
        /\b(?:who|that|which|as they|parties|companies)\s(?:are|is|will be)\s((?:exploring|considering|evaluating|discussing|negotiating)\s[^.;\n]{4,300})/i,
        /\b(?:in connection with|to discuss|to explore|to evaluate|relating to|related to|regarding|concerning|covering)\s((?:an?|the|their|its|our|possible|potential|proposed)\s[^.;\n]{4,300})/i,
        /\b(?:NDA|[Aa]greement)\sfor\s((?:an?|the|our|their|his|her)\s(?!(?:\w+ )?(?:term|period|years?|months?)\b)[^.;,\n]{4,300})/,
      ],
    },
    {
      name: 'disclosure_period',
      label: 'Period of disclosure',
      type: 'duration',
      usual: '1 year',
      hint: 'How long information may be exchanged under the agreement.',
      near: /disclosure period|exchang\w+|\bterm\b/,
    },
    {
      name: 'confidentiality_period',
      label: 'Duration of the duties',
      type: 'duration',
      usual: '3 years',
      hint: 'How long the duties last after the disclosure period; trade secrets are protected for longer.',
      near: /confidential\w*|surviv\w+|secre\w+|(?<!\btalks )\blast\w*|remain\w*|obligations?|duties|for a period of|sign(?:ing|ed| date|ature)/,
      primary: true,
    },
    {
      name: 'return_period',
      label: 'Time to return information',
      type: 'duration',
      usual: '30 days',
      hint: 'How long the recipient has to return or destroy information on request.',
      near: /\breturn\w*|destr\w+/,
    },
  ],
  options: [
    ...DIRECTION,
    ...DISPUTE_OPTIONS,
    {
      fact: 'perpetual',
      what: 'Duties without an end',
      asks: /\b(?:never (?:ends?|expires?)|does not (?:end|expire)|perpetual(?:ly)?|in perpetuity|indefinite(?:ly)?|forever)\b/,
      denied: /\bnot\s$/,
      section: 'term-survival',
    },
  ],
  usually: ['mutual', 'bare'],
  refuses: VOID_IN_NON_DISCLOSURE,
  signatures: { first: partySignature('first'), second: partySignature('second') },
  words: {
    first: 'first Party named above',
    second: 'second Party named above',
    'first-email': '{first_email}',
    'second-email': '{second_email}',
    bound: 'Recipient',
    protected: 'Discloser',
  },
  instructions: [
    'Fill in every highlighted place, and check each value that was taken from your description.',
    'Describe the Purpose narrowly: it decides which uses breach the agreement.',
    'Have it signed before anything confidential is disclosed; what was disclosed earlier is not covered unless the Effective Date is set back to reach it.',
    'Mark confidential documents as confidential, and confirm oral disclosures in writing.',
    '[!mutual] This is the one-way form: only the Recipient is bound. Ask for the mutual form if both sides will disclose.',
    '[us] If an individual employee or contractor signs, check the notices that the law of the place adds; the drafting notes name them.',
    '[england] If consideration is doubtful, as where only one side discloses and nothing is paid, execute the document as a deed.',
    'Have a lawyer admitted in the governing jurisdiction review it before signature.',
  ],
};
