import type {
  CLAUSE_GROUPS,
  PlaceholderType,
  TemplateJurisdiction,
  TemplateType,
} from '@casewright/contracts';
import type { Setting } from './as-set.js';

/** A place for a value: what it is, and how free text is searched for it. */
export interface PlaceholderSource {
  name: string;
  label: string;
  type: PlaceholderType;
  hint: string;
  /** True unless it says otherwise. */
  required?: boolean;
  choices?: readonly string[];
  /** The value that such documents usually have, for all jurisdictions or for each. */
  usual?: string | Partial<Record<TemplateJurisdiction, string>>;
  /** Words near a date, an amount or a period that say that it is this one. */
  near?: RegExp;
  /** How words of the requirements are set in the draft; as they are where it says nothing. */
  set?: Setting;
  /** Takes the amount, date or period that no words assign. */
  primary?: boolean;
  /** The first group of the first of these that matches is the value. */
  capture?: readonly Capture[];
}

/**
 * `as` is the value where the words themselves are not it: `$1` stands for the first group. A function
 * that answers null takes nothing.
 */
export type Capture = RegExp | { at: RegExp; as: string | ((found: string) => string | null) };

/** Who signs. The placeholder of its name is `role`, of its form and address `role_form` … */
export interface PartySource {
  role: string;
  /** `Disclosing party`. */
  label: string;
  /** What the free text may call it: `client`, `customer`. */
  called: readonly string[];
  /** Source of an expression for what only this party does: `is selling|has copied`. */
  does?: string;
  /** Sources of expressions for what stands around its name: `@` is the name, `…` other words. */
  named?: readonly string[];
  /** True of a party that is always a human being. */
  person?: boolean;
}

/** Something that free text may ask for, and that becomes a fact of the draft. */
export interface OptionSource {
  fact: string;
  /** `Exclusivity`. */
  what: string;
  asks: RegExp;
  /** Facts that it takes away: `one-way` takes `mutual`. */
  denies?: readonly string[];
  /** The section that shows it; null where it decides the form of the whole. */
  section: string | null;
}

/** `heading` and the values of `lines` are in the inline format; a label may begin with a condition. */
export interface SignatureSource {
  heading: string;
  lines: readonly (readonly [label: string, words: string])[];
}

/** Lines in the inline format; one may begin with a condition: `[federal] …`. */
export interface CaptionSource {
  court: readonly string[];
  left: readonly string[];
  right: readonly string[];
  /** What stands between the halves where it is no rule, and where that is so. */
  divider?: { when: string; mark: '§' };
}

export interface TemplateSource {
  type: TemplateType;
  /** In the inline format. */
  title: string;
  /** `contract`: 1, 1.1. `brief`: I, A, 1. `letter`: none. */
  numbering: 'contract' | 'brief' | 'letter';
  /** The text format of docs/templates.md. */
  body: string;
  placeholders: readonly PlaceholderSource[];
  parties: readonly PartySource[];
  /** True where `A v. B` names the parties in their order. */
  versus?: boolean;
  /** Source of an expression for what the first party does to the second: `hires|employs`. */
  acts?: string;
  options: readonly OptionSource[];
  /** What holds unless the requirements say otherwise. */
  usually: readonly string[];
  signatures: Readonly<Record<string, SignatureSource>>;
  caption?: CaptionSource;
  /** What shared parts call this template's sides: `{=bound}` is `Seller`. In the inline format. */
  words?: Readonly<Record<string, string>>;
  /** In the order of the work; each may begin with a condition. */
  instructions: readonly string[];
}

/** A clause of the clause library: one section of the first level. */
export interface ClauseSource {
  id: string;
  title: string;
  group: (typeof CLAUSE_GROUPS)[number];
  summary: string;
  documentTypes: readonly TemplateType[];
  /** Words of the requirements that ask for it. */
  asks: RegExp;
  body: string;
  placeholders: readonly PlaceholderSource[];
}
