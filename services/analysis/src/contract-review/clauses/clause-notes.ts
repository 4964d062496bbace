import type { ClauseCategory, Severity } from '@casewright/contracts';

/** What is said of a clause of a category, wherever it is found. */
export interface ClauseNote {
  title: string;
  severity: Severity;
  /** Why a reviewer looks at such clauses. */
  explanation: string;
  /** Absent where there is nothing to do but to know it. */
  recommendation?: string;
}

const note = (
  title: string,
  severity: Severity,
  explanation: string,
  recommendation?: string,
): ClauseNote => ({ title, severity, explanation, ...(recommendation && { recommendation }) });

export const CLAUSE_NOTES: Record<ClauseCategory, ClauseNote> = {
  'document-name': note('Document name', 'info', 'The name that the contract gives itself.'),
  parties: note('Parties', 'info', 'Somebody the contract is between, with what it calls them.'),
  'agreement-date': note('Agreement date', 'info', 'The day the contract was made.'),
  'effective-date': note(
    'Effective date',
    'info',
    'When the contract takes effect; periods often run from it.',
  ),
  'expiration-date': note(
    'Expiration date',
    'low',
    'This clause says how long the contract lasts.',
    'Calendar the end of the term.',
  ),
  'renewal-term': note(
    'Renewal term',
    'low',
    'This clause says whether and for how long the contract goes on after its first term.',
    'Calendar the renewal, and check who must act for it to happen or not to happen.',
  ),
  'notice-period-to-terminate-renewal': note(
    'Notice to stop renewal',
    'medium',
    'This clause says when notice must be given so that the contract does not renew.',
    'Calendar the last day for notice with a margin.',
  ),
  'governing-law': note(
    'Governing law',
    'info',
    'This clause chooses the law that governs the contract.',
  ),
  'most-favored-nation': note(
    'Most favored nation',
    'medium',
    'This clause promises terms as good as those given to others.',
    'Check what it is measured by and how it is enforced.',
  ),
  'non-compete': note(
    'Non-compete',
    'medium',
    'This clause keeps a party from competing.',
    'Check its time, place and business, and whether the governing law enforces it.',
  ),
  exclusivity: note(
    'Exclusivity',
    'medium',
    'This clause ties a party to one counterparty, or keeps others out.',
    'Check what is exclusive, for how long, and what ends it.',
  ),
  'no-solicit-of-customers': note(
    'No solicitation of customers',
    'medium',
    'This clause keeps a party from approaching the other’s customers or business partners.',
    'Check how long it lasts and whether it covers the party’s own existing customers.',
  ),
  'competitive-restriction-exception': note(
    'Exception to a restriction',
    'low',
    'This clause takes something out of a non-compete, an exclusivity or a ban on soliciting.',
    'Check that the exception covers what the client does today.',
  ),
  'no-solicit-of-employees': note(
    'No solicitation of employees',
    'medium',
    'This clause keeps a party from hiring or approaching the other’s people.',
    'Check how long it lasts and whether general advertisements are allowed.',
  ),
  'non-disparagement': note(
    'Non-disparagement',
    'low',
    'This clause keeps a party from speaking ill of the other or harming its reputation.',
    'Check that it is mutual, and that what the law requires may be said.',
  ),
  'termination-for-convenience': note(
    'Termination for convenience',
    'medium',
    'This clause lets a party end the contract without a breach by the other.',
    'Check who has the right, the notice, and what is owed on exit.',
  ),
  'rofr-rofo-rofn': note(
    'Right of first refusal, offer or negotiation',
    'medium',
    'This clause gives a party the first chance at a deal.',
    'Check what sets it off, how long it may take, and whether it binds a buyer of the business.',
  ),
  'change-of-control': note(
    'Change of control',
    'medium',
    'This clause gives a right, or asks for notice or consent, when a party is sold or merges.',
    'Check it before any sale, merger or reorganization of the client.',
  ),
  'anti-assignment': note(
    'Assignment',
    'low',
    'This clause says whether the contract may be assigned, and with whose consent.',
    'Check whether mergers and assignments to affiliates are allowed.',
  ),
  'revenue-profit-sharing': note(
    'Revenue or profit sharing',
    'low',
    'This clause makes a party share revenue or profit: a royalty, a commission or a percentage.',
    'Check the base it is reckoned from, the deductions and the statements that come with it.',
  ),
  'price-restrictions': note(
    'Price restriction',
    'low',
    'This clause limits how a party may set or change its prices.',
    'Check the limit and how long it lasts.',
  ),
  'minimum-commitment': note(
    'Minimum commitment',
    'medium',
    'This clause commits a party to a minimum: an amount, a quantity or a payment.',
    'Check that the client can meet it, and what falling short costs.',
  ),
  'volume-restriction': note(
    'Volume restriction',
    'low',
    'This clause sets a ceiling on use or quantity, or a charge beyond it.',
    'Check it against the use that is expected.',
  ),
  'ip-ownership-assignment': note(
    'Assignment of intellectual property',
    'medium',
    'This clause gives one party the ownership of what the other creates or has.',
    'Check that it keeps back earlier work and know-how of the assignor.',
  ),
  'joint-ip-ownership': note(
    'Joint ownership of intellectual property',
    'medium',
    'This clause makes the parties owners together. What a joint owner may do alone differs from country to country and from right to right.',
    'Say who may use, license and enforce it, and whether profits must be accounted for.',
  ),
  'license-grant': note(
    'License grant',
    'info',
    'This clause grants a license.',
    'Check its scope, territory and term, and whether it may be sublicensed.',
  ),
  'non-transferable-license': note(
    'License may not be transferred',
    'low',
    'This clause limits how a license may be passed on.',
    'Check it before an assignment, a merger or the use of a contractor.',
  ),
  'affiliate-license-licensor': note(
    'License by affiliates of the licensor',
    'low',
    'This clause makes affiliates of the licensor grant rights too.',
    'Check that the licensor can bind them.',
  ),
  'affiliate-license-licensee': note(
    'License for affiliates of the licensee',
    'low',
    'This clause extends the license to affiliates of the licensee.',
    'Check who counts as one, and what happens when a company leaves the group.',
  ),
  'unlimited-all-you-can-eat-license': note(
    'Unlimited license',
    'low',
    'This clause grants use without a limit on quantity.',
    'Check that the price reflects it.',
  ),
  'irrevocable-or-perpetual-license': note(
    'Irrevocable or perpetual license',
    'medium',
    'This clause grants a license that cannot be ended, or that has no end.',
    'Check that the licensor accepts damages as its only remedy for misuse.',
  ),
  'source-code-escrow': note(
    'Source code escrow',
    'low',
    'This clause deals with source code that is held for release on certain events.',
    'Check the events of release and that deposits are verified.',
  ),
  'post-termination-services': note(
    'After termination',
    'low',
    'This clause says what a party owes or may do after the contract has ended.',
    'Check how long it lasts and who pays for it.',
  ),
  'audit-rights': note(
    'Audit rights',
    'low',
    'This clause lets a party inspect the other’s books, records or premises, or makes it keep them.',
    'Check how often, on what notice, and who bears the cost.',
  ),
  'uncapped-liability': note(
    'Uncapped liability',
    'medium',
    'This clause takes certain liabilities out of the limits of the contract.',
    'Check that the exceptions are ones the client can insure or control.',
  ),
  'cap-on-liability': note(
    'Cap on liability',
    'low',
    'This clause limits liability: an amount, the kinds of damages, or the time to claim.',
    'Check whom it protects, the amount, and the exceptions.',
  ),
  'liquidated-damages': note(
    'Liquidated damages or termination fee',
    'medium',
    'This clause fixes what is owed for a breach or an early end.',
    'Check that the sum is a reasonable forecast of the loss, and whether it is the only remedy.',
  ),
  'warranty-duration': note(
    'Warranty duration',
    'low',
    'This clause says how long a warranty lasts, or what follows from it in that time.',
    'Check when the period begins and what voids the warranty.',
  ),
  insurance: note(
    'Insurance',
    'low',
    'This clause makes a party keep insurance.',
    'Check the limits against the client’s policies, and who is named in them.',
  ),
  'covenant-not-to-sue': note(
    'Covenant not to sue',
    'medium',
    'This clause keeps a party from contesting rights or bringing certain claims, or releases them.',
    'Check that it reaches no further than was agreed, and releases nothing unknown.',
  ),
  'third-party-beneficiary': note(
    'Third-party beneficiary',
    'low',
    'This clause lets somebody who is no party rely on the contract.',
    'Check who that is, and whether the parties may change the contract without them.',
  ),
};
