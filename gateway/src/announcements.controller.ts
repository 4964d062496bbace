import {
  jobChanged,
  requestsCounted,
  serviceCouldNotStart,
  sessionsRevoked,
} from '@casewright/contracts';
import { OnEvent } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { LookAround } from './diagnostics/look-around.js';
import { JobWatch } from './jobs/job-watch.js';
import { RequestCounts } from './security/request-counts.js';
import { SessionStore } from './sessions/session-store.js';
import { SessionWatch } from './sessions/session-watch.js';

/**
 * Handles bus events that every gateway instance receives. It must serve no routes: Nest would send
 * errors of their handlers to the bus instead of the browser.
 */
@Controller()
export class AnnouncementsController {
  constructor(
    private readonly jobs: JobWatch,
    private readonly sessions: SessionStore,
    private readonly watch: SessionWatch,
    private readonly around: LookAround,
    private readonly counts: RequestCounts,
  ) {}

  @OnEvent(jobChanged)
  jobChanged(change: z.output<typeof jobChanged.payload>): void {
    this.jobs.changed(change);
  }

  @OnEvent(sessionsRevoked)
  sessionsRevoked({ sessionIds }: z.output<typeof sessionsRevoked.payload>): Promise<void> {
    this.watch.ended(sessionIds);
    return this.sessions.forgetSessions(sessionIds);
  }

  @OnEvent(serviceCouldNotStart)
  couldNotStart({ service, reason }: z.output<typeof serviceCouldNotStart.payload>): void {
    this.around.couldNotStart(service, reason);
  }

  @OnEvent(requestsCounted)
  requestsCounted(told: z.output<typeof requestsCounted.payload>): Promise<void> {
    return this.counts.hear(told);
  }
}
