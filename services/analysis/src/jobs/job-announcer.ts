import { type JobChange, jobChanged } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable, Logger } from '@nestjs/common';

/** Tells the gateways of a change; one that cannot be told is found when they look for themselves. */
@Injectable()
export class JobAnnouncer {
  private readonly logger = new Logger(JobAnnouncer.name);

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  announce(change: JobChange): void {
    this.bus.publish(jobChanged, change).catch((error: unknown) => {
      this.logger.warn(`A change of job ${change.id} was not announced: ${String(error)}`);
    });
  }
}
