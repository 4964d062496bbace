import {
  cancelJob,
  type Job,
  type JobDetails,
  JobDetailsSchema,
  JobParamsSchema,
  JobSchema,
  listJobs,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  Controller,
  Delete,
  Get,
  Inject,
  Param,
  Req,
  Res,
  type StreamableFile,
} from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Audited } from '../audit/audited.decorator.js';
import { Contract } from '../openapi/contract.decorator.js';
import { JobCalls } from './job-calls.js';
import { JobStreams } from './job-streams.js';

type Params = z.output<typeof JobParamsSchema>;

/** Work that outlives its request: running, and done not long ago. */
@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly calls: JobCalls,
    private readonly streams: JobStreams,
  ) {}

  @Get()
  @Contract({
    summary: "The caller's jobs, running and recent, newest first",
    response: z.array(JobSchema),
    errors: ['NOT_SIGNED_IN'],
  })
  list(): Promise<Job[]> {
    return this.bus.call(listJobs, {});
  }

  @Get(':id')
  @Contract({
    summary: "One of the caller's jobs, with its result once it is done",
    response: JobDetailsSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  read(@Param({ schema: JobParamsSchema }) { id }: Params): Promise<JobDetails | StreamableFile> {
    return this.calls.details(id);
  }

  @Get(':id/events')
  @ApiProduces('text/event-stream')
  @Contract({
    summary: 'Server-sent events of a job: progress, text, and at last end with its result',
    response: z.string(),
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND', 'RATE_LIMITED'],
  })
  async events(
    @Param({ schema: JobParamsSchema }) { id }: Params,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.streams.stream(id, request, response);
  }

  @Delete(':id')
  @Audited('cancel_job', 'job')
  @Contract({
    summary: "Cancels one of the caller's jobs; one that has ended stays as it is",
    response: JobSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'NOT_FOUND'],
  })
  cancel(@Param({ schema: JobParamsSchema }) { id }: Params): Promise<Job> {
    return this.bus.call(cancelJob, { id });
  }
}
