import { runJob } from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { EndingsRepository } from '../endings.repository.js';
import { JobAnnouncer } from '../job-announcer.js';
import { JobsConfig } from '../jobs-config.js';
import { MOST_ATTEMPTS, WORKER_LOST } from './job-runner.js';
import { StraysRepository } from './strays.repository.js';

const EVERY_MS = 1_000;
const FORGET_EVERY_MS = 60_000;

/**
 * Sees to it that every job ends: at its deadline whoever is alive, and after the death of a worker
 * whose message nobody has. Any number of processes may do so at once.
 */
@Injectable()
export class JobsSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobsSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private forgetAt = 0;
  private stopped = false;

  constructor(
    @Inject(BUS) private readonly bus: Bus,
    @Inject(JobsConfig) private readonly config: JobsConfig,
    private readonly endings: EndingsRepository,
    private readonly strays: StraysRepository,
    private readonly announcer: JobAnnouncer,
  ) {}

  /** What the last process left is dealt with before anyone asks; its messages may be gone. */
  async onApplicationBootstrap(): Promise<void> {
    await this.sweep(0);
    this.plan();
  }

  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** @param unheardSeconds after which a waiting job is asked for again */
  async sweep(unheardSeconds?: number): Promise<void> {
    for (const row of await this.endings.expire()) this.announcer.ended(row, null);
    for (const attempt of await this.strays.abandoned()) {
      if (attempt.attempts < MOST_ATTEMPTS) await this.strays.putBack(attempt);
      else {
        const row = await this.endings.fail(attempt, WORKER_LOST);
        if (row) this.announcer.ended(row, null);
      }
    }
    const unheard = await this.strays.takeUnheard(unheardSeconds);
    for (let n = 0; n < unheard; n += 1) await this.bus.submit(runJob, {});
    if (Date.now() < this.forgetAt) return;
    await this.strays.forget(this.config.JOB_RETENTION_HOURS);
    this.forgetAt = Date.now() + FORGET_EVERY_MS;
  }

  private plan(): void {
    this.timer = setTimeout(async () => {
      // A database or a broker that is down is asked again at the next turn.
      await this.sweep().catch((error: unknown) => {
        this.logger.warn('Jobs could not be swept.', error);
      });
      if (!this.stopped) this.plan();
    }, EVERY_MS).unref();
  }
}
