import type { CitationKind } from '../types.js';

/** One authority of a document with every place that cites it. */
export interface Authority {
  id: number;
  kind: CitationKind;
  /** Normalized citations, parallels included, the first cited first. */
  citations: string[];
  /** Case name, title or author, the fullest form printed. */
  name?: string;
  year?: number;
  court?: string;
  /** Indexes into the list of citations, ascending. */
  mentions: number[];
}

/** Why a back reference has no antecedent. */
export type Unresolved =
  /** Nothing cited before it fits. */
  | 'no-antecedent'
  /** More than one earlier authority fits. */
  | 'ambiguous'
  /** *Id.* after several authorities in one citation sentence (Bluebook rule 4.1). */
  | 'string-cite'
  /** *Id.* after a citation that itself could not be resolved. */
  | 'broken-chain'
  /** The page is outside the case, or a page is cited of a statute. */
  | 'pin-mismatch';

export interface Resolution {
  /** Authority id, or `null`. */
  authority: number | null;
  reason?: Unresolved;
  /** Authorities that would fit, for `ambiguous` and `string-cite`. */
  candidates?: number[];
}

export interface ResolvedCitations {
  authorities: Authority[];
  /** One entry a citation, same order. */
  resolutions: Resolution[];
}
