import type {
  Replacement,
  Severity,
  WritingDocumentKind,
  WritingFamily,
} from '@casewright/contracts';
import type { Paragraph } from '../text/reading.js';
import type { Span } from '../text/span.js';
import type { Words } from '../words/words.js';

/**
 * A sentence with the words in question in double square brackets: `He acted [[pursuant to]] it.`
 * `in` is the kind of document it is in; `other` where it is absent.
 */
export type Example = string | { in: WritingDocumentKind; text: string };

/** What every entry of the catalog says about itself. */
export interface RuleCard {
  /** In kebab case; stable, since users dismiss rules by it. */
  id: string;
  name: string;
  family: WritingFamily;
  severity: Severity;
  /** One or two sentences: why a reader is better off without it. */
  why: string;
  /** The authority that gives the advice, by name. */
  source: string;
  /** Documents it applies to; all when absent. */
  documents?: readonly WritingDocumentKind[];
  /** Each must be found, exactly at its brackets, and nothing else of this rule. */
  matches: readonly Example[];
  /** In none of these may the rule find anything. */
  passes: readonly Example[];
}

/** What a rule found, at its paragraph's offsets. */
export interface Match extends Span {
  /** What was found here, in its own sentence; the rule's `why` follows it. */
  remark: string;
  replacement?: Replacement;
  /** Where this place is weightier or lighter than the rule is. */
  severity?: Severity;
}

export interface RuleContext {
  documentKind: WritingDocumentKind;
  /** Absent until they are loaded: rules that ask them find nothing then. */
  words?: Words | undefined;
}

/** A rule that a paragraph decides on its own. */
export interface Rule extends RuleCard {
  check(paragraph: Paragraph, context: RuleContext): Match[];
}

/**
 * A rule that needs the whole text: is the term defined somewhere? `collect` reads a paragraph once
 * and is remembered while the paragraph stays as it is; `check` puts the parts together at every
 * change and has to be quick.
 */
export interface DocumentRule<T = unknown> extends RuleCard {
  collect(paragraph: Paragraph, context: RuleContext): T;
  /** Matches at the text's offsets. */
  check(parts: readonly { at: number; found: T }[], context: RuleContext): Match[];
}

/** The weight of a severity, the least being 0. */
export const SEVERITY_RANK: Record<Severity, number> = { info: 0, low: 1, medium: 2, high: 3 };
