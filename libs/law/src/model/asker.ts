import type { z } from 'zod';
import type { EngineContext } from './ai-tasks.js';

/** What a model is asked for, and the form that its answer must have. */
export interface FormQuestion<T> {
  /** Whose use it is counted as, and the name of its schema: `analyze`. Letters, digits, - and _. */
  task: string;
  /** Our instructions. */
  system: string;
  /** Our own message: the fenced material. */
  content: string;
  form: z.ZodType<T>;
  /** Tokens that the answer may have. */
  maxTokens: number;
  /** Told of what is whole of the answer while it is written. */
  onWhole?: (said: T) => void;
}

/** What a model may be given to read. */
export interface Bounds {
  /** Of one section, and of all sections of a document. */
  sectionTokens: number;
  documentTokens: number;
}

/** Asks a model. How it is reached, and how long it may take, is the affair of whoever gives this. */
export interface Asker extends Bounds {
  readonly model: string;

  /**
   * An answer of the form asked for.
   * @throws ModelError; the signal's reason once it is aborted
   */
  askInForm<T>(question: FormQuestion<T>, signal: AbortSignal): Promise<T>;

  /**
   * Asks about each of several things, some at once, within the time that there is. One that fails
   * is left out; what was answered by the end of the time counts.
   * @throws ModelError when nothing was answered, or the key was refused; the signal's reason once
   * it is aborted
   */
  askEach<T, Answer>(
    things: readonly T[],
    ask: (thing: T, signal: AbortSignal) => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer[]>;
}

/** Asks one question within the time that there is. */
export async function askOne<T>(
  asker: Asker,
  question: FormQuestion<T>,
  signal: AbortSignal,
): Promise<T> {
  const ask = (each: FormQuestion<T>, late: AbortSignal) => asker.askInForm(each, late);
  const [said] = await asker.askEach([question], ask, signal);
  return said!;
}

/** Asks about each part of a whole, and tells of `stage` how much of it is done. */
export function askParts<T, Answer>(
  asker: Asker,
  parts: readonly T[],
  ask: (part: T, signal: AbortSignal) => Promise<Answer>,
  { stage, context, signal }: { stage: string; context: EngineContext; signal: AbortSignal },
): Promise<Answer[]> {
  let done = 0;
  // A first part may take its time: what is under way is said before it ends.
  context.onProgress?.(stage, done);
  const asked = async (part: T, either: AbortSignal): Promise<Answer> => {
    try {
      return await ask(part, either);
    } finally {
      context.onProgress?.(stage, ++done / parts.length);
    }
  };
  return asker.askEach(parts, asked, signal);
}
