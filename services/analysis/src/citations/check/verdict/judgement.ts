import type { CaseRef, CitationVerdict } from '@casewright/contracts';

/** What the library says of one citation. */
export interface Judgement {
  verdict: CitationVerdict;
  /** The case at the page, or the one that the page lies in. */
  case?: CaseRef;
  /** One or two sentences. */
  explanation: string;
  /** Whether `case` is the cited case, so that its text can be searched for quotations. */
  isSource: boolean;
}

/** A judgement that names no case. */
export function without(verdict: 'not_in_library' | 'unchecked', explanation: string): Judgement {
  return { verdict, explanation, isSource: false };
}
