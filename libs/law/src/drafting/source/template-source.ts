import type {
  CLAUSE_GROUPS,
  PlaceholderType,
  TemplateJurisdiction,
  TemplateType,
  ValueOrigin,
} from '@casewright/contracts';
import type { Setting } from './as-set.js';

/** A value that a draft prints, or what was wrong with one. */
export interface Value {
  text: string | null;
  origin: ValueOrigin | null;
  problem: string | null;
  suggestion?: string;
}

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
  /** Of an amount: the place for what it is paid for each of, which is never supplied for it. */
  unit?: string;
  /** Words right behind an amount, a date or a period that say that it is not this one. */
  unlike?: RegExp;
  /** How words of the requirements are set in the draft; as they are where it says nothing. */
  set?: Setting;
  /** True of where the thing is that the document is about: an address behind `at` is its, not a party’s. */
  seat?: boolean;
  /** Takes the amount, date, or period that no words assign. */
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
  /** Source of an expression for what this party does rather than the other: `sells|has copied`. */
  does?: string;
  /** Source of an expression for words before its name that say so of it: `by|hires`. */
  after?: string;
  /** The place for what this party does for the other. */
  describes?: string;
  /** The place for what stands beside the name: `Ada Lund, a machinist,`. */
  titled?: string;
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
  /** What before the words denies them, where `no` and `not` belong to what is asked: `no jurisdiction`. */
  denied?: RegExp;
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
  /** What is between the halves where it is no rule, and where that is so. */
  divider?: { when: string; mark: '§' };
}

/** A value that the law of a place bounds, as a note of the template says. */
export interface Bound {
  when: string;
  name: string;
  /** Why the value as printed is not allowed; null where it is. */
  exceeds(text: string, values: ReadonlyMap<string, Value>): string | null;
  /** What the draft has in place of a usual value that is not allowed. */
  instead?(values: ReadonlyMap<string, Value>): string;
}

/** A fact that follows from the size of a value. */
export interface Measure {
  fact: string;
  isSo(values: ReadonlyMap<string, Value>): boolean;
}

/** What the law of a place does not let a draft say, whoever asks for it. */
export interface Refused {
  when: string;
  /** Names of options and placeholders. */
  takes?: readonly string[];
  /** Words of the requirements that ask for it, where no option or placeholder takes them. */
  asks?: RegExp;
  /** Whether such words go too far, where some do not: what was found, its sentence, and the whole. */
  isVoid?(found: string, sentence: string, requirements: string): boolean;
  /** Why, in sentences. */
  reason: string;
  law: string;
  /** The section that tells. */
  section: string;
}

/**
 * What a template says on its own at a place, and whether it goes before words of the requirements.
 */
interface Composed {
  words: string | null;
  insteadOf?: 'requirements';
}

/** Words that follow from what holds and from other values, by the names of their places. */
export type Composer = (
  facts: ReadonlySet<string>,
  values: ReadonlyMap<string, Value>,
) => Readonly<Record<string, Composed>>;

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
  /** True where the parties may stand in either order. */
  isEven?: boolean;
  /** True where `A v. B` names the parties in their order. */
  versus?: boolean;
  options: readonly OptionSource[];
  /** What holds unless the requirements say otherwise. */
  usually: readonly string[];
  measures?: readonly Measure[];
  /** Facts that follow from others, in their order: a condition and what then holds. */
  implies?: readonly (readonly [condition: string, fact: string])[];
  compose?: Composer;
  /** The place whose law governs there, whichever is asked for. */
  keepsLaw?: TemplateJurisdiction;
  bounds?: readonly Bound[];
  refuses?: readonly Refused[];
  /** The section of a paper or letter that tells the facts: what no other part says belongs there. */
  factsIn?: string;
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
