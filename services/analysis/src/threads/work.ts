import {
  type Analysis,
  AnalysisSchema,
  type AnalyzeWritingRequest,
  type AuthoritiesRequest,
  type CitationCheck,
  type CitationCheckRequest,
  CitationCheckSchema,
  type Draft,
  type GenerateTemplateRequest,
  type TableOfAuthorities,
  TableOfAuthoritiesSchema,
  type TextAnswer,
  type WritingReview,
  WritingReviewSchema,
} from '@casewright/contracts';
import type { CheckOptions, Recognized } from '@casewright/law/checking';
import type { DescriptionInput, QuestionInput } from '@casewright/law/model';
import type { ExtractedText, ModelReading } from '@casewright/law/reading';
import type { AnalysisHead } from '../engine/written-analysis.js';

/** What a thread can do: by name, what it takes and what it gives. */
export type Work = {
  analyze: {
    /** `checked`: whether citations are looked up in the library. */
    input: { document: ExtractedText; checked: boolean };
    output: Analysis;
  };
  review: { input: { request: AnalyzeWritingRequest; checked: boolean }; output: WritingReview };
  draft: { input: { request: GenerateTemplateRequest; checked: boolean }; output: Draft };
  check: { input: CitationCheckRequest & CheckOptions; output: CitationCheck };
  authorities: { input: AuthoritiesRequest; output: TableOfAuthorities };
  /** A written analysis by the rules, with what a model read besides. */
  merge: { input: { byRules: Uint8Array; said: ModelReading }; output: Analysis };
  recognize: { input: DescriptionInput; output: Recognized };
  answer: { input: QuestionInput; output: TextAnswer };
};

/** Work whose result may be megabytes: a thread can check it and write it as JSON, too. */
export const WRITABLE = {
  analyze: AnalysisSchema,
  merge: AnalysisSchema,
  check: CitationCheckSchema,
  authorities: TableOfAuthoritiesSchema,
  review: WritingReviewSchema,
} as const;
export type Writable = keyof typeof WRITABLE;

/** A result as JSON in UTF-8, and what of it has to be known outside of the thread. */
export interface Written {
  json: Uint8Array;
  head: AnalysisHead | undefined;
}

/** The same work, by the name under which its result is written. */
export type WrittenWork = {
  [N in Writable as `${N}.json`]: { input: Work[N]['input']; output: Written };
};
