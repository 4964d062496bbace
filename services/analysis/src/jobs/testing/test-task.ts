import { defineJobKind, type JobKindDef } from '@casewright/contracts';
import type { Type } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import type { JobContext, JobTask } from '../job-task.js';

/** Work of tests and benchmarks: what is asked for comes back. */
export const testWork = defineJobKind('tests.work', {
  rule: 'read',
  input: z.object({ say: z.string(), uploadId: z.uuid().optional() }),
  result: z.object({ said: z.string() }),
  deadlineMs: 60_000,
});

export interface TestBehavior {
  /** The kind that it stands in for; default: `testWork`. */
  def?: JobKindDef;
  /** What comes back of that kind, to which the job's id is added; default: `testWork`'s. */
  result?: object;
  /** What takes the time; its outcome is what comes back. */
  run(say: string, context: JobContext): Promise<string>;
  /** Told inside of the transaction that ends the job. */
  store?(jobId: string, db: EntityManager): Promise<void>;
}

/** A task that does as it is told. */
export function testTask(behavior: TestBehavior): Type<JobTask> {
  return class TestTask implements JobTask<{ say?: string }, Made> {
    readonly def = behavior.def ?? testWork;

    async run({ say = '' }: { say?: string }, context: JobContext): Promise<Made> {
      return { jobId: context.jobId, said: await behavior.run(say, context) };
    }

    kept({ jobId, said }: Made): unknown {
      return behavior.result ? { ...behavior.result, jobId } : { said };
    }

    readonly store =
      behavior.store &&
      (async (made: Made, db: EntityManager): Promise<unknown> => {
        await behavior.store?.(made.jobId, db);
        return this.kept(made);
      });
  };
}

interface Made {
  jobId: string;
  said: string;
}
