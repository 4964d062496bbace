import type {
  Analysis,
  AnalyzeWritingRequest,
  CitationHelp,
  Draft,
  GenerateTemplateRequest,
  QuestionUnderstanding,
  RelevanceExplanations,
  SearchCase,
  SourceType,
  TextAnswer,
  WritingReview,
} from '@casewright/contracts';
import type { CitationChecker, Recognized } from '@casewright/law/checking';
import type { ExtractedText } from '@casewright/law/reading';

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

/** How a question was read; whether that finds anything, the library says. */
export type QuestionAnswer = Omit<QuestionUnderstanding, 'search'>;

/** A question about a text. */
export interface QuestionInput extends ExtractedText {
  question: string;
}

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

/** What an engine can be asked to do. A task is added here; the compiler then asks each engine for it. */
interface AiTasks {
  /** Reads a document. Every finding quotes the document letter by letter. */
  analyze: { input: ExtractedText; output: Analysis };
  /**
   * Reviews the writing of a text. Every finding quotes the text letter by letter, and no suggestion
   * changes a number, a name, a citation, a quotation or a defined term.
   */
  reviewWriting: { input: AnalyzeWritingRequest; output: WritingReview };
  /**
   * Drafts a document of one of the template types. No clause of its template is missing, no
   * placeholder is invented, and what the requirements say and the draft does not follow is listed.
   */
  draftTemplate: { input: GenerateTemplateRequest; output: Draft };
  /**
   * Says of each case why it answers the query. Every quotation appears in the case's own record, and
   * no other case is cited that the library lacks.
   */
  explainRelevance: { input: RelevanceInput; output: RelevanceExplanations };
  /**
   * Reads a question for what to search by. Terms, phrases, court and years are the question's own;
   * only a model adds other words for them.
   */
  understandQuestion: { input: { query: string }; output: QuestionAnswer };
  /**
   * Reads the fields of a described source. Each appears in the description, in its own words or in
   * another form of them; the citation is written by the formatter.
   */
  describeCitation: { input: DescriptionInput; output: DescribedSource };
  /**
   * Says what a text says on a question. The rules have its passages alone; each sentence of a model
   * quotes the text letter by letter, and is beside them.
   */
  answerQuestion: { input: QuestionInput; output: TextAnswer };
}
export type AiTask = keyof AiTasks;
export type InputOf<T extends AiTask> = AiTasks[T]['input'];
export type OutputOf<T extends AiTask> = AiTasks[T]['output'];

/** @throws the signal's reason once it is aborted */
export type Doing<T extends AiTask> = (
  input: InputOf<T>,
  context: EngineContext,
  signal: AbortSignal,
) => Promise<OutputOf<T>>;

/** Each task, and how it is done. */
export type AiTaskDoings = { readonly [T in AiTask]: Doing<T> };
