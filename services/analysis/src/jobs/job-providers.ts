import type { Provider, Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EndingsRepository } from './endings.repository.js';
import { JobAnnouncer } from './job-announcer.js';
import { JOB_TASKS, type JobTask, JobTasks } from './job-task.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { JobsConfig } from './jobs-config.js';
import { ClaimsRepository } from './run/claims.repository.js';
import { HeldJobs } from './run/held-jobs.js';
import { JobRunner } from './run/job-runner.js';
import { JobsSweeper } from './run/jobs-sweeper.js';
import { StraysRepository } from './run/strays.repository.js';
import { TokenBudget } from './token-budget.js';

/**
 * What runs jobs in a module, with a task for each kind.
 * @param tokensPerDay of the model, for one user; 0: as many as wanted
 */
export function jobProviders(
  config: JobsConfig,
  tasks: readonly Type<JobTask>[],
  tokensPerDay: number,
): Provider[] {
  return [
    ...tasks,
    { provide: JOB_TASKS, inject: [...tasks], useFactory: (...made: JobTask[]) => made },
    { provide: JobsConfig, useValue: config },
    {
      provide: TokenBudget,
      inject: [DataSource],
      useFactory: (db: DataSource) => new TokenBudget(db, tokensPerDay),
    },
    JobTasks,
    JobsRepository,
    ClaimsRepository,
    EndingsRepository,
    StraysRepository,
    JobAnnouncer,
    HeldJobs,
    JobRunner,
    JobsService,
    JobsSweeper,
  ];
}
