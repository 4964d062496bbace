import type {
  Analysis,
  AnalyzeWritingRequest,
  TaskModels,
  WritingReview,
} from '@casewright/contracts';
import type { AiTaskDoings, EngineContext } from '@casewright/law/model';
import type { ExtractedText, ModelReading } from '@casewright/law/reading';
import type { Json } from '@casewright/messaging';
import type { WrittenAnalysis } from './written-analysis.js';

/**
 * What does the thinking: the built-in rules, or a model. All engines satisfy the same contract
 * and pass the same suite.
 */
export interface Engine extends AiTaskDoings {
  /** Named in every answer: `local`, or the model's name. */
  readonly name: string;
  /** The model that is asked; null where none is, or where its key is missing. */
  readonly model: string | null;
  /** Models that do a task in its place. */
  readonly taskModels?: TaskModels;

  /** `analyze`, where a long document's analysis can be had as JSON that the event loop need not read. */
  writtenAnalysis?(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Analysis | WrittenAnalysis>;

  /** Such an analysis, with what a model read besides. */
  addReading?(
    byRules: Analysis | WrittenAnalysis,
    said: ModelReading,
    signal: AbortSignal,
  ): Promise<Analysis | WrittenAnalysis>;

  /** `reviewWriting`, where a long review can be had as JSON that the event loop need not read. */
  writtenReview?(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview | Json<WritingReview>>;
}

/** The engine of this installation, for injection. */
export const ENGINE = Symbol('ENGINE');
