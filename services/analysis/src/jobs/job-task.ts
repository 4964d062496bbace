import { AppError, type JobKindDef } from '@casewright/contracts';
import type { Json, KeptJson } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a task may use besides its input. The context of the request is that of who asked. */
export interface JobContext {
  readonly jobId: string;
  /** Aborted at the deadline, when the user cancels, and when another worker has the job. */
  readonly signal: AbortSignal;
  /** Told of each stage as it begins, with the share of the work done before it, from 0 to 1. */
  onProgress(stage: string, done: number): void;
  /** Told of what is being written, as it is written. */
  onText(delta: string): void;
}

/** How one kind of job is done. It may begin more than once, where a worker died over it. */
export interface JobTask<I = unknown, Made = unknown> {
  readonly def: JobKindDef;
  /** Does the work and keeps nothing: its outcome is thrown away when the job has ended meanwhile. */
  run(input: I, context: JobContext): Promise<Made>;
  /** What is kept with the job, where nothing is stored elsewhere; without this, what was made. */
  kept?(made: Made): unknown;
  /**
   * Stores what was made, in the transaction that ends the job. What it answers is kept with the
   * job. A task without it saves its jobs that transaction.
   */
  store?(made: Made, db: EntityManager): Promise<unknown>;
  /** Called once it is stored, before the user hears of it; `kept` is what the job keeps of it. */
  stored?(made: Made, kept: unknown): Promise<void>;
  /**
   * The result for its owner, from what is kept with the job; without this, that is the result.
   * Null where the owner has removed it.
   */
  present?(kept: unknown): Promise<Json | KeptJson | null>;
}

/** The tasks of this installation, for injection. */
export const JOB_TASKS = Symbol('JOB_TASKS');

/** Which task does which kind of job. */
@Injectable()
export class JobTasks {
  private readonly byKind: ReadonlyMap<string, JobTask>;

  constructor(@Inject(JOB_TASKS) tasks: readonly JobTask[]) {
    this.byKind = new Map(tasks.map((task) => [task.def.kind, task]));
  }

  /** @throws AppError VALIDATION_FAILED for a kind that nobody does here */
  mustFind(kind: string): JobTask {
    const task = this.byKind.get(kind);
    if (task) return task;
    throw new AppError('VALIDATION_FAILED', `There is no work of the kind ${kind}.`);
  }
}
