import { UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule, uploadProviders } from '@casewright/database';
import type { ServiceDefinition } from '@casewright/messaging';
import { Module } from '@nestjs/common';
import { analysisDatabase } from '../../database/analysis-database.js';
import { jobProviders } from '../job-providers.js';
import { JobsController } from '../jobs.controller.js';
import { JobsConfig } from '../jobs-config.js';
import { type TestBehaviour, testTask } from './test-task.js';

@Module({})
class JobsTestModule {}

/** The analysis service with nothing but its jobs, whose only task does as it is told. */
export function jobsService(
  behaviour: TestBehaviour,
  settings: Partial<JobsConfig> = {},
): ServiceDefinition {
  const config = Object.assign(new JobsConfig(), settings);
  return {
    name: 'analysis',
    jobConcurrency: () => config.JOB_CONCURRENCY,
    module: ({ databaseUrl }) => ({
      module: JobsTestModule,
      imports: [DatabaseModule.forService(analysisDatabase(databaseUrl))],
      controllers: [JobsController],
      providers: [
        ...uploadProviders(UPLOAD_LIMITS),
        ...jobProviders(config, [testTask(behaviour)], config.AI_USER_TOKENS_PER_DAY),
      ],
    }),
  };
}
