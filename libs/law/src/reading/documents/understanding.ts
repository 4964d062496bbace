import type { DateKind, DocumentParty, DocumentType } from '@casewright/contracts';
import type { Citation, ResolvedCitations, Sentence } from '@casewright/law/citations';
import type { Amount, Duration, FoundDate } from '@casewright/law/citations/figures';
import type { SentenceFrame } from '@casewright/law/sentences';
import type { ExtractedText, TextSpan } from '../extracted-text.js';
import type { CourtMatter } from './court/court-matter.js';

/** A numbered or headed part of the document. Sections are listed in the document's order. */
export interface Section extends TextSpan {
  /** Index in `Understanding.sections`. */
  index: number;
  /** Index of the section that it is a part of; null for an outermost one. */
  parent: number | null;
  /** 1 for an outermost one. */
  level: number;
  /** As printed, without the closing mark: `4.2`, `(a)`, `Article IV`; null for a bare heading. */
  number: string | null;
  /** The number with those of its parents: `4.2(a)`; null for a bare heading. */
  path: string | null;
  /** White space collapsed, without a final period; null for a number without a heading. */
  heading: string | null;
  /** Where number and heading are; `end` is where the section's own words begin. */
  label: TextSpan;
}

/** A party, with where its name stands first. */
export type Party = Omit<DocumentParty, 'page' | 'quote'>;

/** A term that the document defines. */
export interface DefinedTerm {
  term: string;
  /** The term at the place where it is defined, without quote marks. */
  at: TextSpan;
  /** The sentence that defines it. */
  definition: TextSpan;
  /** Where it is used elsewhere, ascending. */
  uses: readonly TextSpan[];
}

export interface StatedDate extends FoundDate {
  kind: DateKind;
}

/** A clause that chooses a law or a forum. `jurisdiction` is the name, `New York`. */
export interface ChoiceOfLaw extends TextSpan {
  kind: 'law' | 'forum' | 'arbitration';
  jurisdiction: string | null;
  /** The place of its name; the clause's own span where no jurisdiction is named. */
  at: TextSpan;
  /** Of a forum: whether no other court may hear the dispute; null where the clause is silent. */
  exclusive: boolean | null;
}

/** A signature block. */
export interface Signature extends TextSpan {
  /** For whom it is signed; null where the block does not say. */
  party: string | null;
  name: string | null;
  title: string | null;
  /** Whether a signature, or a conformed one (`/s/`), is printed. */
  signed: boolean;
  /** Whether the line for the signature is empty. */
  blank: boolean;
}

/** A duty, permission or ban, and who has it. */
export interface Obligation extends TextSpan {
  kind: 'duty' | 'ban' | 'right';
  /** As printed: `the Licensee`. */
  bearer: string;
  /** A period within which it must be done; null where the sentence states none. */
  within: Duration | null;
}

/** Everything that the rules read out of a document. All offsets index `text`. */
export interface Understanding {
  source: ExtractedText;
  text: string;
  /** The page of an offset, the first being 1; null for a text without pages. */
  pageAt(offset: number): number | null;
  documentType: DocumentType;
  /** The document's own title, as printed. */
  title: TextSpan | null;
  sections: readonly Section[];
  sentences: readonly Sentence[];
  /** What its sentences say; empty for court papers and opinions. */
  frames: readonly SentenceFrame[];
  parties: readonly Party[];
  terms: readonly DefinedTerm[];
  dates: readonly StatedDate[];
  amounts: readonly Amount[];
  durations: readonly Duration[];
  choices: readonly ChoiceOfLaw[];
  signatures: readonly Signature[];
  obligations: readonly Obligation[];
  citations: readonly Citation[];
  resolved: ResolvedCitations;
  /** Court papers and opinions only. */
  court: CourtMatter | null;
}
