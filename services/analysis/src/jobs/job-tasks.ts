import { AppError } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { JOB_TASKS, type JobTask } from './job-task.js';

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
