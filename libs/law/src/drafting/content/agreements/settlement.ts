import type { Bound, OptionSource, TemplateSource } from '../../source/template-source.js';
import { PAYS } from '../shared/deeds.js';
import { DIRECTION, DISPUTE_OPTIONS } from '../shared/options.js';
import { DAY, hoursOf } from '../shared/periods.js';
import { partySignature } from '../shared/signatures.js';
import { VOID_IN_SETTLEMENTS } from '../void-terms/void-in-papers.js';
import { SETTLEMENT_PLACEHOLDERS } from './settlement-places.js';
import { SETTLEMENT_TEXT } from './settlement-text.js';

const SETTLEMENT_OPTIONS: readonly OptionSource[] = [
  ...DIRECTION,
  ...DISPUTE_OPTIONS.filter(({ fact }) => fact === 'fee-shifting'),
  {
    fact: 'first-part',
    what: 'When the first part is paid',
    asks: /[$£€]\d[\d,]* (?:within|on|by|upon|at) [^.;:\n]{3,40}?,? (?:and )?(?:the )?(?:rest|balance|remainder) (?:in|over) [^.;\n]{0,40}?instal+ments?/,
    section: 'payment-time',
  },
  {
    fact: 'confidential-terms',
    what: 'Confidentiality',
    asks: /\bconfidential(?:ity)?(?: (?:terms|settlement|clause))?/,
    section: 'confidentiality',
  },
  {
    fact: 'without-prejudice',
    what: 'Dismissal without prejudice',
    asks: /\bdismiss(?:al|ed|es)?(?: of the (?:action|case|lawsuit))? without prejudice/,
    denied: /(?!)/,
    section: 'dismissal',
  },
  {
    fact: 'no-payment',
    what: 'No payment',
    asks: /\bpays? nothing\b|\b(?:no|without) (?:money|payment)(?: (?:changes hands|is (?:made|due)))?(?=[.;,\n]|$)|\bno money changes hands/,
    denied: /(?!)/,
    section: 'payment',
  },
  {
    fact: 'non-disparagement',
    what: 'Non-disparagement',
    asks: /\bnon-?disparage\w*|not (?:to )?disparage/,
    section: 'non-disparagement',
  },
  {
    fact: 'employment',
    what: 'Employment claims',
    asks: /\b(?:employment|wrongful termination|former employee|discrimination|severance|harassment|retaliation)\b(?: (?:dispute|claims?|lawsuit))?/,
    section: 'release-exceptions',
  },
  {
    fact: 'age-claims',
    what: 'Release of age claims',
    asks: /\b(?:age (?:discrimination|claims?)|ADEA|OWBPA|over 40|aged? (?:4\d|[5-9]\d))\b/,
    section: 'release-age',
  },
];

/** The time that an employee has to consider a waiver of age claims. */
const LEAST_TO_CONSIDER = 21 * DAY;

const SETTLEMENT_BOUNDS: readonly Bound[] = [
  {
    when: 'age-claims&us',
    name: 'age_consideration',
    exceeds: (text) =>
      (hoursOf(text) ?? LEAST_TO_CONSIDER) < LEAST_TO_CONSIDER
        ? `${text} is too short: a waiver of age claims gives at least 21 days to consider it, or 45 in a group program, unless it settles a charge or a suit, where a reasonable time does. 29 U.S.C. § 626(f)(1)(F), (f)(2).`
        : null,
  },
];

export const SETTLEMENT: TemplateSource = {
  type: 'Settlement Agreement',
  title: 'Settlement Agreement{?england|| and Release}',
  numbering: 'contract',
  body: SETTLEMENT_TEXT,
  versus: true,
  parties: [
    {
      role: 'claimant',
      label: 'Claimant',
      does: '(?:sued|sues|is suing|claims?|claimed|alleges?|alleged|(?:will|shall|is to|agrees to) (?:dismiss|drop|release|withdraw)|dismisses|drops|releases|was (?:hurt|injured|fired|dismissed)|slipped|fell|bought|(?:is )?leaving|(?:has )?(?:left|resigned))',
      after: '\\b(?:to|pays?|paid)',
      called: ['claimant', 'plaintiff', 'complainant', 'petitioner', 'creditor', 'employee'],
    },
    {
      role: 'respondent',
      label: 'Respondent',
      called: ['respondent', 'defendant', 'debtor', 'employer'],
      does: PAYS,
      after: '\\b(?:sued|sues|suing|against|by|from|leaving|left)',
    },
  ],
  placeholders: SETTLEMENT_PLACEHOLDERS,
  options: SETTLEMENT_OPTIONS,
  usually: ['mutual', 'confidential-terms'],
  bounds: SETTLEMENT_BOUNDS,
  refuses: VOID_IN_SETTLEMENTS,
  signatures: { claimant: partySignature('claimant'), respondent: partySignature('respondent') },
  instructions: [
    'Fill in every highlighted place, and check each value that was taken from your description.',
    'List what the release is not to reach before you exchange drafts; a general release is hard to narrow afterwards.',
    'Check who must consent: insurers, lenders, a court (minors, classes, estates, bankruptcy), or a public body.',
    '[us] Find out about liens (Medicare, Medicaid, health plans, workers’ compensation, attorneys) before money moves.',
    '[us] If an employee of 40 or more releases age claims, use the age-claims option: it adds the statutory terms, without which the release does not bind as to them.',
    '[england] To settle statutory employment claims the agreement must meet the conditions of section 203(3) of the Employment Rights Act 1996, among them advice from an independent adviser.',
    '[!mutual] This is the one-way form: only the Claimant releases.',
    'Do not file a dismissal before the payment has cleared.',
    'Have a lawyer admitted in the governing jurisdiction review it before signature.',
  ],
};
