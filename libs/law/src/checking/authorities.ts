import type {
  Bearers,
  CitationCheck,
  CitationLookup,
  CitedProposition,
  FoundSupport,
  LocatedQuotation,
  LookupKey,
  NamedDecision,
} from '@casewright/contracts';

/** A quotation, and the case that is said to have it. */
export interface AttributedQuotation {
  caseId: number;
  quotation: string;
}

/** What checking asks the case-law library; every answer is in the order of its question. */
export interface Authorities {
  lookUp(keys: readonly LookupKey[]): Promise<CitationLookup[]>;
  named(names: readonly string[]): Promise<(NamedDecision | null)[]>;
  bearers(names: readonly { name: string; year?: number }[]): Promise<Bearers[]>;
  locate(quotations: readonly AttributedQuotation[]): Promise<LocatedQuotation[]>;
  /** Null where no text is held. */
  support(claims: readonly CitedProposition[]): Promise<(FoundSupport | null)[]>;
}

/** The library's word on the citations of a text, and on names that stand without one. */
export interface CitationChecker {
  check(text: string): Promise<CitationCheck>;
  /** Answers in the order of the question. */
  bearers(names: readonly { name: string; year?: number }[]): Promise<Bearers[]>;
}
