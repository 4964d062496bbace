/** Half-open range of offsets into the text that was read. */
export interface Part {
  start: number;
  end: number;
}

/**
 * What a main clause says of its subject. `none-required` is a duty denied (`need not`, `has no
 * obligation to`, `shall not be liable`); `state` is how things are or are to be (`means`, `is
 * governed by`, `shall survive`); `fact` is an act that is told, or done by saying so (`hereby grants`).
 */
export type Modality = 'duty' | 'right' | 'prohibition' | 'none-required' | 'state' | 'fact';

/**
 * `party`: a term that the text defines for someone, a usual role, or a name. `each` and `none`: both
 * sides, and neither. `thing`: whatever else is the subject.
 */
export type ActorKind = 'party' | 'each' | 'none' | 'pronoun' | 'thing';

export interface Actor extends Part {
  kind: ActorKind;
  /** Without article; of a pronoun the party that it stands for, else itself. */
  name: string;
  /** Whose it is: `Provider` of `the Provider's liability` and of `the liability of the Provider`. */
  owner: string | null;
}

export interface Verb extends Part {
  lemma: string;
}

/** A main clause with a finite verb. A sentence with several has a frame for each. */
export interface SentenceFrame extends Part {
  /** The sentence that it is a clause of. */
  sentence: Part;
  /** The grammatical subject. */
  subject: Actor | null;
  /** Who acts: the subject, or of a passive what follows `by`; null where nobody is named. */
  actor: Actor | null;
  modality: Modality;
  /** `not`, `no party`, `nothing in this Section`, `in no event`; two of them cancel out. */
  negated: boolean;
  passive: boolean;
  verb: Verb;
  /** All words of the act, from the first auxiliary: `shall not be required to pay`, `pays and delivers`. */
  predicate: Part;
  /** Lemmas of the verbs that share subject and modality: `indemnify`, `defend and hold`. */
  verbs: readonly string[];
  /** What is acted upon; of a passive its subject. */
  object: Part | null;
  /** All that follows the verbs, without conditions and exceptions. */
  complement: Part | null;
  condition: Part | null;
  exception: Part | null;
  /** Both sides bear it alike. */
  mutual: boolean;
}
