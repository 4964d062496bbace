import { UPLOAD_LIMITS } from '@casewright/contracts';
import { DatabaseModule } from '@casewright/database';
import type { ServiceDefinition } from '@casewright/messaging';
import { UploadsModule } from '@casewright/uploads';
import { Module } from '@nestjs/common';
import { analysisDatabase } from '../../database/analysis-database.js';
import { JobsModule } from '../jobs.module.js';
import { JobsConfig } from '../jobs-config.js';
import { type TestBehavior, testTask } from './test-task.js';

@Module({})
class JobsTestModule {}

/** The analysis service with nothing but its jobs, whose only task does as it is told. */
export function jobsService(
  behavior: TestBehavior,
  settings: Partial<JobsConfig> = {},
): ServiceDefinition {
  const config = Object.assign(new JobsConfig(), settings);
  const task = testTask(behavior);
  const tokensPerDay = config.AI_USER_TOKENS_PER_DAY;
  return {
    name: 'analysis',
    jobConcurrency: () => config.JOB_CONCURRENCY,
    module: ({ databaseUrl }) => ({
      module: JobsTestModule,
      imports: [
        DatabaseModule.forService(analysisDatabase(databaseUrl)),
        UploadsModule.of('analysis', UPLOAD_LIMITS),
        JobsModule.doing({ tasks: [task], features: [], tokensPerDay }, config),
      ],
    }),
  };
}
