import { jobChanged } from '@casewright/contracts';
import { OnEvent } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { JobWatch } from './job-watch.js';

/** Hears of jobs on every gateway instance: the one that waits is among them. */
@Controller()
export class JobEventsController {
  constructor(private readonly watch: JobWatch) {}

  @OnEvent(jobChanged)
  changed(change: z.output<typeof jobChanged.payload>): void {
    this.watch.changed(change);
  }
}
