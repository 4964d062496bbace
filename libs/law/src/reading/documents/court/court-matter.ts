import type { TextSpan } from '../../extracted-text.js';

/** The head of a court paper. */
export interface Caption {
  court: (TextSpan & { name: string; id: string | null }) | null;
  /** Docket numbers as printed, without `No.`. */
  dockets: readonly (TextSpan & { number: string })[];
  /** `wrote`: whether the place that names the judge also says who wrote, as a panel does not. */
  judges: readonly (TextSpan & { name: string; wrote: boolean })[];
  /** `Smith v. Jones`, from the parties; null where there are none. */
  caseName: string | null;
}

/** A stage or act of the case, and the sentence that tells of it. */
export interface Posture extends TextSpan {
  /** A noun phrase: `an appeal from a grant of summary judgment`. */
  stage: string;
}

/** A standard by which the court reviews or decides. */
export interface Standard extends TextSpan {
  /** `de novo`, `abuse of discretion`. */
  name: string;
}

/** What the court did at the end. */
export interface Disposition extends TextSpan {
  /** In the past tense: `affirmed`, `reversed and remanded`. */
  act: string;
}

/** A deadline whose trigger the text states. */
export interface Deadline extends TextSpan {
  /** What is due: `The answer`. */
  what: string;
  /** `2024-05-31`. */
  date: string;
  /** `Fed. R. Civ. P. 12(a)(1)(A)(i), 6(a)(1)`. */
  rule: string;
  /** Complete sentences: trigger, period, counting. */
  reasoning: string;
}

/** What a court paper or an opinion says about its case. */
export interface CourtMatter {
  caption: Caption;
  posture: Posture | null;
  /** Questions to be decided, each the sentence that puts it. */
  issues: readonly TextSpan[];
  /** What the court decides, each the sentence that says so; of opinions and orders only. */
  holdings: readonly TextSpan[];
  standards: readonly Standard[];
  disposition: Disposition | null;
  /** What the filer asks for, each the sentence or paragraph that says so. */
  relief: readonly TextSpan[];
  deadlines: readonly Deadline[];
}
