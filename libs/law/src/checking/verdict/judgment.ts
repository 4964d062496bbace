import type {
  CasePages,
  CaseRef,
  CitationVerdict,
  HistoryPhrase,
  LaterHistory,
  StandingDecision,
} from '@casewright/contracts';
import type { Citation, CitationKind, Unresolved } from '@casewright/law/citations';

/** What the library says about one citation. */
export interface Judgment {
  verdict: CitationVerdict;
  /** The case at the page, or the one that the page is in. */
  case?: CaseRef;
  /** The decision that stands at the page, or around it; a suggestion with `not_in_library`. */
  stands?: StandingDecision;
  /** The citation index alone, which has no text of it. */
  by?: 'index';
  /** One or two sentences. */
  explanation: string;
  /** Whether `case` is the cited case, so that its text can be searched for quotations. */
  isSource: boolean;
  /** Whether it is still good law: a question of its own. */
  history?: LaterHistory;
  historyPhrases?: HistoryPhrase[];
  /** How far the case reaches in the cited reporter, where that was asked. */
  pages?: CasePages;
}

/** A judgment that names no case. */
export function without(verdict: 'not_in_library' | 'unchecked', explanation: string): Judgment {
  return { verdict, explanation, isSource: false };
}

/** What the citation index has, where that is no ground for a verdict. */
export const suggested = (explanation: string, stands: StandingDecision): Judgment => ({
  ...without('not_in_library', explanation),
  stands,
  by: 'index',
});

/** Why a citation that is no reference and no case of a reporter is not compared. */
export function whyUnchecked({ kind, fields }: Citation): string {
  if (kind === 'case' && fields.page === null) {
    return 'The page is left blank, so there is nothing to look up.';
  }
  if (kind === 'docket') return 'A docket number alone is not looked up; add a reporter citation.';
  return `${NAMES[kind] ?? 'This source'} cannot be checked: the library has only cases.`;
}

const NAMES: Partial<Record<CitationKind, string>> = {
  statute: 'A statute',
  regulation: 'A regulation',
  'federal-register': 'The Federal Register',
  'public-law': 'A public law',
  'session-law': 'A session law',
  constitution: 'A constitution',
  'court-rule': 'A court rule',
  'sentencing-guideline': 'A sentencing guideline',
  journal: 'An article',
  book: 'A book',
};

/** Why a short form, *id.*, *supra* or reference has no antecedent. */
export function whyUnresolved(reason: Unresolved | undefined): string {
  return REASONS[reason ?? 'no-antecedent'];
}

const REASONS: Record<Unresolved, string> = {
  'no-antecedent': 'No earlier citation in the text fits this reference.',
  ambiguous: 'More than one earlier citation fits this reference.',
  'string-cite':
    'The citation before it names several authorities, so it is unclear which one “id.” means (Bluebook rule 4.1).',
  'broken-chain': 'The reference before it could not be resolved, so neither can this one.',
  'pin-mismatch': 'The preceding authority cannot have the page or section cited.',
};

/** Ends a sentence once, though its last word may be "Inc.". */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
