import type { TemplateType } from '@casewright/contracts';

/**
 * A fact of the instructions: their words, and where a draft says the same otherwise, how. Words alone
 * must be in the draft letter by letter.
 */
export type Fact = string | readonly [words: string, says: RegExp];

/** Instructions as a lawyer or a client writes them, with what a draft of them must not lose. */
export interface Brief {
  place?: string;
  text: string;
  facts: readonly Fact[];
  /** What a draft may not say, since the instructions say the opposite. */
  never?: readonly RegExp[];
}

export type Briefs = Readonly<Record<TemplateType, readonly Brief[]>>;
