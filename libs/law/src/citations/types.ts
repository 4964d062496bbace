/** What a citation refers to. `ibid.` is reported as `id`. */
export type CitationKind =
  | 'case'
  | 'short'
  | 'id'
  | 'supra'
  | 'reference'
  | 'statute'
  | 'regulation'
  | 'federal-register'
  | 'public-law'
  | 'session-law'
  | 'constitution'
  | 'court-rule'
  | 'sentencing-guideline'
  | 'journal'
  | 'book'
  | 'docket';

/** Half-open range of UTF-16 offsets: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** Prior or subsequent history (Bluebook rule 10.7), kept on the citation it qualifies. */
interface HistoryEntry {
  /** As a bare verb: `affirmed`, `cert. denied`, `overruled by` … */
  relation: string;
  /** Offset of the history's own citation; it is in the result too. */
  start: number;
}

/** Every field is absent when the text does not give it; nothing is guessed. */
export interface CitationFields {
  volume?: string;
  /** Edition abbreviation of reporters-db, e.g. `F.3d`; for laws the code's abbreviation. */
  reporter?: string;
  /** The reporter as printed, white space collapsed. */
  reporterFound?: string;
  reporterName?: string;
  /** Commas removed. `null` for a blank: `592 U.S. ___`. */
  page?: string | null;
  /** As printed without `at`, white space collapsed: `12–14, 20 n.3`, `¶ 34`, `(a)(2)`. */
  pin?: string;
  /** Last page of a pin range (`1118–19` → `1119`). */
  pinEnd?: string;
  year?: number;
  /** 1 … 12. */
  month?: number;
  day?: number;
  /** courts-db id of a court the citation states, or `scotus` for the Supreme Court's reporters. */
  court?: string;
  /** courts-db id of the only court the reporter prints, where the citation names none. */
  courtInferred?: string;
  courtFound?: string;
  plaintiff?: string;
  defendant?: string;
  caseName?: string;
  /** Name in front of a short form, *supra* or reference. */
  antecedent?: string;
  /** Footnote of a *supra*: `supra note 12`. */
  note?: string;
  /** Introductory signal in lower case: `see also`, `quoting`. */
  signal?: string;
  /** Explanatory parenthetical (Bluebook rule 10.6), without the outer brackets. */
  parenthetical?: string;
  /** Short name a bracket introduces: `("Sweet")`, `[hereinafter Sweet]`. */
  shortName?: string;
  /** Weight of authority (Bluebook rule 10.6.1): `en banc`, `Holmes, J., dissenting` … */
  weight?: string[];
  history?: HistoryEntry[];
  /** Citations with one number are printings of one decision. */
  parallelGroup?: number;
  /** A nominative reporter inside an official citation: `5 U.S. (1 Cranch) 137`. */
  nominative?: { volume?: string; reporter: string };
  /** Set where year and court leave several reporters possible; `reporter` is the likeliest. */
  candidates?: string[];
  docketNumber?: string;
  /** Year or supplement of a code: `2000 ed., Supp. II`. */
  edition?: string;
  publisher?: string;
  title?: string;
  chapter?: string;
  article?: string;
  section?: string;
  /** All sections of `§§ 1331, 1332`, the first included. */
  sections?: string[];
  /** Subject of a code cited by subject: `Crim. Proc.`. */
  subject?: string;
  amendment?: string;
  clause?: string;
  rule?: string;
  jurisdiction?: string;
  author?: string;
}

export interface Citation extends Span {
  /** `source.slice(start, end)`, exactly. */
  text: string;
  /** With signal-free case name, pin cites and parentheticals. */
  fullSpan: Span;
  kind: CitationKind;
  /** Canonical form, e.g. `410 U.S. 113`, `42 U.S.C. § 1983`, `Id. at 5`. */
  normalized: string;
  fields: CitationFields;
  /** Follows the citation before it after a semicolon: one string citation (Bluebook rule 1.4). */
  joined?: true;
}

export interface FindOptions {
  /** What to do with a reporter that year and court leave ambiguous (default `keep`). */
  ambiguous?: 'keep' | 'drop';
  /** Ignore case and missing periods in abbreviations: for typed queries, not for prose. */
  loose?: boolean;
}
