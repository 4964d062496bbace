import { JOB_LIMITS, type JobChange, jobChanged } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { toChange, toDetails } from './job.mapper.js';
import { measureEnd } from './job-readings.js';
import type { ChangedRow, JobRow } from './job-row.js';

/** Tells the gateways of a change; one that cannot be told is found when they look for themselves. */
@Injectable()
export class JobAnnouncer {
  private readonly logger = new Logger(JobAnnouncer.name);

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  /** @param text what was written since the last change, and where it begins */
  changed(row: ChangedRow, text?: JobChange['text']): void {
    this.publish(toChange(row, text));
  }

  /**
   * Tells of an end, and with it the result where it is small: then nobody need ask for it.
   * @param result as its owner gets it; undefined where it is to be read
   */
  ended(row: JobRow, result: unknown): void {
    measureEnd(row);
    const isSmall =
      result !== undefined &&
      Buffer.byteLength(JSON.stringify(result)) <= JOB_LIMITS.announcedBytes;
    this.publish({ ...toChange(row), ...(isSmall ? { job: toDetails(row, result) } : {}) });
  }

  private publish(change: JobChange): void {
    this.bus.publish(jobChanged, change).catch((error: unknown) => {
      this.logger.warn(`A change to job ${change.id} was not announced.`, error);
    });
  }
}
