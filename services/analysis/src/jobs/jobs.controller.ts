import {
  accessLost,
  cancelJob,
  listJobs,
  readJob,
  readJobResult,
  readJobStates,
  runJob,
  submitJob,
} from '@casewright/contracts';
import { BusContext, OnCall, OnEvent, OnJob } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { z } from 'zod';
import { JobsService } from './jobs.service.js';
import { JobRunner } from './run/job-runner.js';
import { SubmissionsService } from './submissions.service.js';

@Controller()
export class JobsController {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly jobs: JobsService,
    private readonly runner: JobRunner,
  ) {}

  @OnCall(submitJob)
  submit(submission: z.output<typeof submitJob.request>) {
    return this.submissions.submit(submission);
  }

  @OnCall(listJobs)
  list() {
    return this.jobs.list();
  }

  @OnCall(readJob)
  read({ id }: z.output<typeof readJob.request>) {
    return this.jobs.read(id);
  }

  @OnCall(readJobResult)
  result({ id }: z.output<typeof readJobResult.request>) {
    return this.jobs.result(id);
  }

  @OnCall(cancelJob)
  cancel({ id }: z.output<typeof cancelJob.request>) {
    return this.jobs.cancel(id);
  }

  @OnCall(readJobStates)
  states({ ids }: z.output<typeof readJobStates.request>) {
    return this.jobs.states(ids);
  }

  @OnEvent(accessLost)
  async lostAccess({ userId }: z.output<typeof accessLost.payload>): Promise<void> {
    await this.jobs.cancelAll(userId);
  }

  @OnJob(runJob)
  run(@Payload() _: z.output<typeof runJob.payload>, @Ctx() context: BusContext) {
    return this.runner.take(context.messageId, context.delivery, context.signal);
  }
}
