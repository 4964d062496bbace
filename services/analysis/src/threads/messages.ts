import type {
  Analysis,
  AnalyzeWritingRequest,
  CitationCheck,
  ErrorEnvelope,
  TableOfAuthorities,
  WritingReview,
} from '@casewright/contracts';
import type { LoggedError } from '@casewright/platform';
import type { ExtractedText } from '../documents/extracted-text.js';

/** What a thread can do: by name, what it takes and what it gives. */
export interface Work {
  analyze: {
    /** `checked`: whether citations are looked up in the library. */
    input: { document: ExtractedText; checked: boolean };
    output: Analysis;
  };
  review: { input: AnalyzeWritingRequest; output: WritingReview };
  check: { input: { text: string }; output: CitationCheck };
  authorities: {
    input: { text: string; pages: readonly number[] | undefined };
    output: TableOfAuthorities;
  };
}
export type WorkName = keyof Work;

/** Told of each stage as it begins, with the share of the work done before it, from 0 to 1. */
export type OnProgress = (stage: string, done: number) => void;

/** An error on its way between threads: one for a person, or a fault for the log. */
export type Thrown = { envelope: ErrorEnvelope } | { fault: LoggedError };

export type ToThread =
  | { work: WorkName; input: unknown }
  | { answer: number; value: unknown }
  | { answer: number; thrown: Thrown };

export type FromThread =
  | { stage: string; done: number }
  /** A call over the bus, which only the main thread has. */
  | { ask: number; pattern: string; data: unknown }
  | { result: unknown }
  | { thrown: Thrown };
