import type {
  Analysis,
  AnalyzeWritingRequest,
  CitationCheck,
  Draft,
  GenerateTemplateRequest,
  TableOfAuthorities,
  WritingReview,
} from '@casewright/contracts';
import type { Recognised } from '../citations/generate/recognise/recognised.js';
import type { ExtractedText } from '../documents/extracted-text.js';
import type { DescriptionInput } from '../engine/engine.js';

/** What a thread can do: by name, what it takes and what it gives. */
export type Work = {
  analyze: {
    /** `checked`: whether citations are looked up in the library. */
    input: { document: ExtractedText; checked: boolean };
    output: Analysis;
  };
  review: { input: AnalyzeWritingRequest; output: WritingReview };
  draft: { input: { request: GenerateTemplateRequest; checked: boolean }; output: Draft };
  check: { input: { text: string }; output: CitationCheck };
  authorities: {
    input: { text: string; pages: readonly number[] | undefined };
    output: TableOfAuthorities;
  };
  recognise: { input: DescriptionInput; output: Recognised };
};

/** Told of each stage as it begins, with the share of the work done before it, from 0 to 1. */
export type OnProgress = (stage: string, done: number) => void;
