import {
  AppError,
  type Diagnostics,
  reportService,
  SERVICES,
  type ServiceName,
  type ServiceView,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { BUILD, readSettings } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import { RecentErrors } from '../errors/recent-errors.js';
import { findFaults } from './find-faults.js';

/** How long the reason for a failed start stays valid, in milliseconds; each restart repeats it. */
const BELIEVED_MS = 120_000;
/**
 * How long callers share one look, in milliseconds: each look makes every service query its tables.
 */
const SHARED_MS = 1_000;
/** Time the broker has to count its queues, in milliseconds. */
const QUEUES_MS = 3_000;

const STARTED_AT = new Date().toISOString();

/** Asks every part for its status, with a timeout of seconds for each, and derives the faults. */
@Injectable()
export class LookAround {
  private readonly failedStarts = new Map<ServiceName, { reason: string; at: number }>();
  private newest: { at: number; seen: Promise<Diagnostics> } | undefined;

  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly errors: RecentErrors,
  ) {}

  couldNotStart(service: ServiceName, reason: string): void {
    this.failedStarts.set(service, { reason, at: Date.now() });
  }

  now(): Promise<Diagnostics> {
    if (!this.newest || Date.now() - this.newest.at > SHARED_MS) {
      this.newest = { at: Date.now(), seen: this.look() };
    }
    return this.newest.seen;
  }

  private async look(): Promise<Diagnostics> {
    const { status, detail } = this.bus.state();
    const [queues, ...services] = await Promise.all([
      this.queues(),
      ...SERVICES.map((service) => this.service(service)),
    ]);
    const seen = {
      at: new Date().toISOString(),
      build: BUILD,
      startedAt: STARTED_AT,
      broker: { kind: this.bus.kind, status, detail: detail ?? null },
      services,
      queues,
      errors: this.errors.list(),
      settings: readSettings(process.env),
    };
    return { ...seen, faults: findFaults(seen) };
  }

  private async queues(): Promise<Diagnostics['queues']> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), QUEUES_MS);
    });
    try {
      return await Promise.race([this.bus.queues().catch(() => null), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private async service(name: ServiceName): Promise<ServiceView> {
    const asked = Date.now();
    try {
      const report = await this.bus.call(reportService[name], {});
      const answeredInMs = Date.now() - asked;
      this.failedStarts.delete(name);
      // The clock was read some time between question and answer; a smaller difference proves
      // nothing.
      const aheadMs =
        Math.min(report.clock - asked, 0) || Math.max(report.clock - asked - answeredInMs, 0);
      const isReady = report.dependencies.every((dependency) => dependency.status === 'up');
      const state = isReady ? 'ready' : 'impaired';
      return { name, state, answeredInMs, aheadMs, reason: null, report };
    } catch (error) {
      const away = { state: 'away', answeredInMs: null, aheadMs: null, report: null } as const;
      return { name, ...away, reason: this.reasonOf(name, error) };
    }
  }

  /** Null if the service is simply not there. */
  private reasonOf(name: ServiceName, error: unknown): string | null {
    const failed = this.failedStarts.get(name);
    if (failed && Date.now() - failed.at < BELIEVED_MS) return failed.reason;
    const { code, message } = AppError.from(error);
    return code === 'UNAVAILABLE' ? null : message;
  }
}
