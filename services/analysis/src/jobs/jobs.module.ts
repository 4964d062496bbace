import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EndingsRepository } from './endings.repository.js';
import { JobAnnouncer } from './job-announcer.js';
import { JobReadings } from './job-readings.js';
import { JOB_TASKS, type JobTask, JobTasks } from './job-task.js';
import { JobsController } from './jobs.controller.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { JobsConfig } from './jobs-config.js';
import { JobsPart } from './jobs-part.js';
import { ClaimsRepository } from './run/claims.repository.js';
import { HeldJobs } from './run/held-jobs.js';
import { JobRunner } from './run/job-runner.js';
import { JobsSweeper } from './run/jobs-sweeper.js';
import { StraysRepository } from './run/strays.repository.js';
import { SubmissionsService } from './submissions.service.js';
import { TokenBudget } from './token-budget.js';

interface Work {
  /** One for each kind of job. */
  tasks: Type<JobTask>[];
  /** The modules that have what the tasks use. */
  features: Type[];
  /** Of the model, for one user; 0: as many as wanted. */
  tokensPerDay: number;
}

@Module({})
export class JobsModule {
  static doing({ tasks, features, tokensPerDay }: Work, config: JobsConfig): DynamicModule {
    return {
      module: JobsModule,
      imports: features,
      controllers: [JobsController],
      providers: [
        ...tasks,
        { provide: JOB_TASKS, inject: tasks, useFactory: (...made: JobTask[]) => made },
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
        JobReadings,
        HeldJobs,
        JobRunner,
        JobsService,
        SubmissionsService,
        JobsSweeper,
        JobsPart,
      ],
      exports: [JobsService],
    };
  }
}
