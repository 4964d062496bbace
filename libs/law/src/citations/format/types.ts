/** Where a citation is, as in CSL: first, later, right after itself, and so with a new pin. */
type Position = 'first' | 'subsequent' | 'ibid' | 'ibid-with-locator';

/** A name variable of CSL-JSON. `literal` is an institution's name. */
export interface CslName {
  family?: string;
  given?: string;
  literal?: string;
  suffix?: string;
  'dropping-particle'?: string;
  'non-dropping-particle'?: string;
}

/** A date variable of CSL-JSON; a bare year or ISO date is read too. */
export interface CslDate {
  'date-parts'?: readonly (readonly (number | string)[])[];
  raw?: string;
  literal?: string;
  season?: string | number;
  circa?: boolean | string | number;
}

/** Another printing of the same decision (Bluebook rule 10.3.1). */
export interface ParallelCitation {
  volume?: string | number;
  'container-title'?: string;
  page?: string | number;
  /** Year of a public-domain citation: 2011 in `2011 ME 24`. */
  'collection-number'?: string | number;
  authority?: string;
  jurisdiction?: string;
  /** Pin in this printing. */
  pin?: string;
}

/** Prior or subsequent history (Bluebook rule 10.7). */
export interface CaseHistory {
  /** `aff'd`, `cert. denied`, `overruled by`, … or in words: `affirmed`. */
  relation: string;
  item: CslItem;
}

/**
 * CSL-JSON, with the legal fields that Juris-M and the Indigo Book's examples use: `authority`
 * (court, agency, legislature), `jurisdiction` (`us`, `us:ny`, `us:c9`, `us:c2:ny.sd`),
 * `collection-number` (year used as a volume, or number of a Congress), `container-title`
 * (reporter, code, or periodical), `number` (docket, bill, or report number), `references`.
 */
export interface CslItem {
  id?: string | number;
  type: string;
  title?: string;
  'container-title'?: string;
  author?: readonly CslName[];
  issued?: CslDate | string | number;
  parallel?: readonly ParallelCitation[];
  history?: readonly CaseHistory[];
  [variable: string]: unknown;
}

/** How a citation is written, whatever the style. */
export interface FormOptions {
  /** Bluebook typefaces: court documents (default) or law-review footnotes (rules B2 and 2). */
  typeface?: 'court' | 'law-review';
  /** How emphasis is shown in `html`: `<i>` (default) or `<u>` (rule B2 allows both). */
  emphasis?: 'italic' | 'underline';
  /** Position that `inText` is written for; default `first`. */
  position?: Position;
  /** Pin cite: `321`, `12-14, 20 n.3`, `sec. 2(b)`, `para. 13-14`. A bare number takes the source's own unit. */
  pin?: string;
  /** Introductory signal: `see`, `but cf.`, `see, e.g.,`. */
  signal?: string;
  /** Explanatory and weight parentheticals, in any order, without brackets. */
  parenthetical?: string | readonly string[];
  /** Number of the footnote with the first full citation (`supra note 3`). */
  nearNote?: number | string;
  /** Number of the footnote this citation appears in, for the five-footnote rule. */
  noteNumber?: number | string;
  /** Last footnote that cited the source; default `nearNote`. */
  lastNote?: number | string;
  /** Edition of The Chicago Manual of Style; default 18. */
  edition?: 17 | 18;
  /** Case names as cited (abbreviated, default), as in a textual sentence, or untouched. */
  caseNames?: 'citation' | 'text' | 'as-given';
  /** Name in a case's short form: one party where there is a pin (default), or always both. */
  shortName?: 'party' | 'full';
  /** The sentence already names the source: the citation begins after the name. */
  omitName?: boolean;
}

/** The written forms, as plain text and, with the same keys, as escaped HTML. */
export interface Forms {
  /** Full citation: APA reference-list entry, Chicago full note. */
  full: string;
  /** Later citation. */
  short: string;
  /** Bluebook and Chicago: the citation as it appears at `position`; APA: parenthetical citation. */
  inText: string;
  /** APA narrative citation: `Smith (2020)`. */
  narrative?: string;
  /** Chicago bibliography entry; absent where custom leaves a source out (most law). */
  bibliography?: string;
}

export interface FormattedCitation extends Forms {
  html: Forms;
  /** CSL variables the full form needs and the item lacks, in the order they would be printed. */
  missing: string[];
}
