import type { RecognizedSource, SourceType } from '@casewright/contracts';
import type { CslItem } from '@casewright/law/citations';

/** A source as a text describes it; whatever the text does not say is absent. */
export interface Recognized {
  kind: RecognizedSource;
  item: CslItem;
  /** Variables of `item` that the cited reporter or manual implies, not the text. */
  implied: string[];
  pin?: string;
  /** Explanatory and weight parentheticals, without brackets. */
  parentheticals?: string[];
  /** Other printings that the text gives and the style leaves out: `93 S. Ct. 705`. */
  leftOut?: string[];
  /** What a reader should look at, as sentences. */
  doubts: string[];
  /** Variables of `item` that the text leaves open: they are asked for, whatever was read. */
  unsure?: string[];
  /** It stands for a source cited in full before: right before, or in the note of that number. */
  later?: { position: 'ibid' | 'subsequent'; note?: string };
  /** courts-db id of the court of a decision. */
  court?: string;
  /** A mere name that is a case only if the library has one of that name. */
  tentative?: true;
  /** Further sources that the text cites and that were not taken. */
  others: number;
}

/** The user's text on the way through the readers. */
export interface Reading {
  /** As it came, with its lines. */
  text: string;
  /** On one line, white space collapsed. */
  line: string;
  hint: SourceType;
}

/** Reads one kind of source; `undefined` when the text is none. */
export type Reader = (reading: Reading) => Recognized | undefined;
