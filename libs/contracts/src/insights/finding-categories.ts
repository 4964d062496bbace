import type { ClauseCategory } from './clause-categories.js';
import type { DateKind } from './facts.js';
import { RISK_WORDS, type RiskKind } from './risk-kinds.js';

/** Dates of a letter or memorandum that are findings, not only facts. */
export const FOUND_DATE_KINDS = [
  'deadline',
  'payment',
  'expiration',
  'hearing',
  'effective',
] as const satisfies readonly DateKind[];
type FoundDateKind = (typeof FOUND_DATE_KINDS)[number];

/** Names as a list of clauses has them. */
const CLAUSE_WORDS: Record<ClauseCategory, string> = {
  'document-name': 'Document name',
  parties: 'Parties',
  'agreement-date': 'Agreement date',
  'effective-date': 'Effective date',
  'expiration-date': 'Expiration date',
  'renewal-term': 'Renewal term',
  'notice-period-to-terminate-renewal': 'Notice to stop renewal',
  'governing-law': 'Governing law',
  'most-favored-nation': 'Most favored nation',
  'non-compete': 'Non-compete',
  exclusivity: 'Exclusivity',
  'no-solicit-of-customers': 'Non-solicitation of customers',
  'competitive-restriction-exception': 'Exception to a restriction',
  'no-solicit-of-employees': 'Non-solicitation of employees',
  'non-disparagement': 'Non-disparagement',
  'termination-for-convenience': 'Termination for convenience',
  'rofr-rofo-rofn': 'Right of first refusal, offer, or negotiation',
  'change-of-control': 'Change of control',
  'anti-assignment': 'Anti-assignment',
  'revenue-profit-sharing': 'Revenue or profit sharing',
  'price-restrictions': 'Price restrictions',
  'minimum-commitment': 'Minimum commitment',
  'volume-restriction': 'Volume restriction',
  'ip-ownership-assignment': 'IP ownership assignment',
  'joint-ip-ownership': 'Joint IP ownership',
  'license-grant': 'License grant',
  'non-transferable-license': 'Non-transferable license',
  'affiliate-license-licensor': 'Affiliate license (licensor)',
  'affiliate-license-licensee': 'Affiliate license (licensee)',
  'unlimited-all-you-can-eat-license': 'Unlimited license',
  'irrevocable-or-perpetual-license': 'Irrevocable or perpetual license',
  'source-code-escrow': 'Source code escrow',
  'post-termination-services': 'Post-termination services',
  'audit-rights': 'Audit rights',
  'uncapped-liability': 'Uncapped liability',
  'cap-on-liability': 'Cap on liability',
  'liquidated-damages': 'Liquidated damages',
  'warranty-duration': 'Warranty duration',
  insurance: 'Insurance',
  'covenant-not-to-sue': 'Covenant not to sue',
  'third-party-beneficiary': 'Third-party beneficiary',
};

/** What else the rules find: faults of drafting, risks, and what a court paper or letter says. */
const CHECK_WORDS = {
  'amount-conflict': 'Conflicting amounts',
  'auto-renewal': 'Automatic renewal',
  'bad-citation': 'Citation error',
  'bad-law': 'Negative history',
  blank: 'Blank',
  'broken-cross-reference': 'Broken cross-reference',
  'computed-deadline': 'Computed deadline',
  'conflicting-governing-law': 'Conflicting governing law',
  'date-conflict': 'Conflicting dates',
  disposition: 'Disposition',
  holding: 'Holding',
  'incomplete-document': 'Incomplete document',
  issue: 'Issue',
  'liability-limits': 'Limits of liability',
  'margin-comment': 'Comment',
  misquotation: 'Misquotation',
  'missing-certificate-of-service': 'Missing certificate of service',
  'missing-clause': 'Missing clause',
  'missing-demand-for-relief': 'Missing demand for relief',
  'missing-formalities': 'Missing formalities',
  'missing-jurisdiction-statement': 'Missing jurisdictional statement',
  'missing-signature': 'Missing signature',
  'numbering-gap': 'Numbering gap',
  obligation: 'Obligation',
  'one-sided-indemnity': 'One-sided indemnity',
  'one-sided-liability': 'One-sided liability',
  'procedural-posture': 'Procedural posture',
  prohibition: 'Prohibition',
  'relief-sought': 'Relief sought',
  'rests-on-another-contract': 'Depends on another contract',
  'standard-of-review': 'Standard of review',
  'tracked-change': 'Tracked change',
  'undefined-term': 'Undefined term',
  'unlimited-indemnity': 'Unlimited indemnity',
  'unlimited-liability': 'Unlimited liability',
  'unresolved-reference': 'Unresolved reference',
  'unused-term': 'Unused defined term',
  'unusual-governing-law': 'Unusual governing law',
  'words-and-figures': 'Words and figures differ',
} as const;

const DATE_WORDS: Record<`date-${FoundDateKind}`, string> = {
  'date-deadline': 'Deadline',
  'date-payment': 'Payment date',
  'date-expiration': 'Date of expiration',
  'date-hearing': 'Hearing date',
  'date-effective': 'Date of effect',
};

/** What a rule may file a finding under: nothing that has no name here. */
export type FindingCategory =
  | ClauseCategory
  | RiskKind
  | keyof typeof CHECK_WORDS
  | `date-${FoundDateKind}`;

const FINDING_CATEGORY_WORDS: Record<FindingCategory, string> = {
  ...RISK_WORDS,
  ...CLAUSE_WORDS,
  ...CHECK_WORDS,
  ...DATE_WORDS,
};

/** The name of a category; of one that a model or a later engine made up, its words. */
export function categoryWords(category: string): string {
  const words = Object.hasOwn(FINDING_CATEGORY_WORDS, category)
    ? FINDING_CATEGORY_WORDS[category as FindingCategory]
    : category.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
