import type { z } from 'zod';

/** A kind of work that runs as a job: what it takes, what it gives, and the time it has. */
export interface JobKindDef<I extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  /** `<area>.<verb>` */
  readonly kind: string;
  readonly input: I;
  readonly result: R;
  /** Milliseconds from the submission to the end, where the installation does not say otherwise. */
  readonly deadlineMs: number;
}

export function defineJobKind<I extends z.ZodType, R extends z.ZodType>(
  kind: string,
  def: { input: I; result: R; deadlineMs: number },
): JobKindDef<I, R> {
  return { kind, ...def };
}
