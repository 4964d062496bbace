import type {
  Analysis,
  AnalyzeWritingRequest,
  CitationCheck,
  CitationHelp,
  Draft,
  GenerateTemplateRequest,
  QuestionUnderstanding,
  RelevanceExplanations,
  SearchCase,
  SourceType,
  WritingReview,
} from '@casewright/contracts';
import type { WrittenJson } from '@casewright/platform';
import type { ExtractedText } from './extracted-text.js';
import type { Recognized } from './recognized.js';
import type { WrittenAnalysis } from './written-analysis.js';

/** The library's word on the citations of a text. */
export interface CitationChecker {
  check(text: string): Promise<CitationCheck>;
}

/** Told of each stage as it begins, with the share of the work done before it, from 0 to 1. */
export type OnProgress = (stage: string, done: number) => void;

/** What an engine may use besides its input. */
export interface EngineContext {
  /** Absent where no library is at hand: then no citation is verified, and each says so. */
  citations?: CitationChecker;
  onProgress?: OnProgress;
  /** Told of the text that a model writes for the user to watch, as it is written. */
  onText?(delta: string): void;
}

/** A query, and the cases that a search found for it. */
export interface RelevanceInput {
  query: string;
  cases: readonly SearchCase[];
}

/** A question as it was asked. */
export interface QuestionInput {
  query: string;
}

/** How it was read; whether that finds anything, the library says. */
export type QuestionAnswer = Omit<QuestionUnderstanding, 'search'>;

/** A source in the words of whoever describes it. */
export interface DescriptionInput {
  content: string;
  /** What the user takes the source for. */
  type: SourceType;
}

/** The source that a description gives; whoever asked has it completed and written. */
export interface DescribedSource extends CitationHelp {
  source: Recognized;
}

/**
 * What does the thinking: the built-in rules, or a model. All engines satisfy the same contract
 * and pass the same suite.
 */
export interface Engine {
  /** Named in every answer: `local`, or the model's name. */
  readonly name: string;
  /** The model that is asked; null where none is, or where its key is missing. */
  readonly model: string | null;

  /**
   * Reads a document. Every finding quotes the document letter by letter.
   *
   * @throws the signal's reason once it is aborted.
   */
  analyze(input: ExtractedText, context: EngineContext, signal: AbortSignal): Promise<Analysis>;

  /** The same, where a long document's analysis can be had as JSON that the event loop need not read. */
  writtenAnalysis?(
    input: ExtractedText,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Analysis | WrittenAnalysis>;

  /**
   * Reviews the writing of a text. Every finding quotes the text letter by letter, and no suggestion
   * changes a number, a name, a citation, a quotation or a defined term.
   *
   * @throws the signal's reason once it is aborted.
   */
  reviewWriting(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview>;

  /** The same, where a long review can be had as JSON that the event loop need not read. */
  writtenReview?(
    input: AnalyzeWritingRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<WritingReview | WrittenJson<WritingReview>>;

  /**
   * Drafts a document of one of the template types. No clause of its template is missing, no
   * placeholder is invented, and what the requirements say and the draft does not follow is listed.
   *
   * @throws the signal's reason once it is aborted.
   */
  draftTemplate(
    input: GenerateTemplateRequest,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<Draft>;

  /**
   * Says of each case why it answers the query. Every quotation stands in the case's own record, and
   * no other case is cited that the library lacks.
   *
   * @throws the signal's reason once it is aborted.
   */
  explainRelevance(
    input: RelevanceInput,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<RelevanceExplanations>;

  /**
   * Reads a question for what to search by. Terms, phrases, court and years are the question's own;
   * only a model adds other words for them.
   *
   * @throws the signal's reason once it is aborted.
   */
  understandQuestion(
    input: QuestionInput,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<QuestionAnswer>;

  /**
   * Reads the fields of a described source. Each stands in the description, in its own words or in
   * another form of them; the citation is written by the formatter.
   *
   * @throws the signal's reason once it is aborted.
   */
  describeCitation(
    input: DescriptionInput,
    context: EngineContext,
    signal: AbortSignal,
  ): Promise<DescribedSource>;
}

/** The engine of this installation, for injection. */
export const ENGINE = Symbol('ENGINE');
