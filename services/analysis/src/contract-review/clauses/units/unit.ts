/** A sentence, or a part of a long enumeration: what is judged as one clause. */
export interface Unit {
  /** Offsets into the contract's text, without white space around it. */
  start: number;
  end: number;
  /** The wording with single spaces and straight quotes, for patterns and words. */
  text: string;
  /** The heading it stands under, in lower case; empty where there is none. */
  heading: string;
  /** A heading of its own: it gives the units after it their context. */
  isHeading: boolean;
}
