import { followJob, type JobDetails, JobParamsSchema, readJobDetails } from '@casewright/contracts';
import { Controller, Param, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { Serves } from '../routes/serves.decorator.js';
import { JobCalls } from './job-calls.js';
import { JobStreams } from './job-streams.js';

type Params = z.output<typeof JobParamsSchema>;

/** Jobs that outlive their request, while they run and for some time after. */
@Controller()
export class JobsController {
  constructor(
    private readonly calls: JobCalls,
    private readonly streams: JobStreams,
  ) {}

  @Serves(readJobDetails)
  read(@Param({ schema: JobParamsSchema }) { id }: Params): Promise<JobDetails | StreamableFile> {
    return this.calls.details(id);
  }

  @Serves(followJob)
  async events(
    @Param({ schema: JobParamsSchema }) { id }: Params,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.streams.stream(id, request, response);
  }
}
