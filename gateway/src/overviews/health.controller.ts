import {
  type BuildIdentity,
  checkHealth,
  type DependencyState,
  type Readiness,
  readBuild,
  readLiveness,
  readReadiness,
  SERVICES,
  type ServiceName,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { BUILD } from '@casewright/platform';
import { Controller, Inject, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Serves } from '../routes/serves.decorator.js';

/** How long a readiness result is reused, in milliseconds, so that probing costs nothing. */
const BELIEVED_MS = 1_000;
/** The default of every 503. */
const RETRY_AFTER_S = 5;

@Controller()
export class HealthController {
  private last: { at: number; readiness: Promise<Readiness> } | undefined;

  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Serves(readBuild)
  build(): BuildIdentity & { status: 'live' } {
    return { status: 'live', ...BUILD };
  }

  @Serves(readLiveness)
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Serves(readReadiness)
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.lookedAt();
    if (readiness.status !== 'ready') response.status(503).setHeader('Retry-After', RETRY_AFTER_S);
    return readiness;
  }

  /** Concurrent callers share one check of the dependencies. */
  private lookedAt(): Promise<Readiness> {
    if (!this.last || Date.now() - this.last.at > BELIEVED_MS) {
      this.last = { at: Date.now(), readiness: this.look() };
    }
    return this.last.readiness;
  }

  private async look(): Promise<Readiness> {
    const { status, detail } = this.bus.state();
    const bus: DependencyState = { name: 'message-bus', status, ...(detail ? { detail } : {}) };
    const services = await Promise.all(SERVICES.map((service) => this.service(service)));
    const dependencies = [bus, ...services.map(({ state }) => state), storageOf(services)];
    const ready = dependencies.every((dependency) => dependency.status === 'up');
    return { status: ready ? 'ready' : 'not-ready', ...BUILD, dependencies };
  }

  private async service(name: ServiceName): Promise<ServiceHealth> {
    try {
      const readiness = await this.bus.call(checkHealth[name], {});
      const down = readiness.dependencies.filter((dependency) => dependency.status === 'down');
      const detail = `${down.map((d) => d.name).join(', ')} down`;
      const storage = down.find((dependency) => dependency.name === STORAGE)?.detail;
      if (readiness.status !== 'ready') return { state: { name, status: 'down', detail }, storage };
      return { state: { name, status: 'up', ...(down.length > 0 ? { detail } : {}) }, storage };
    } catch {
      return { state: { name, status: 'down', detail: 'no answer' }, storage: undefined };
    }
  }
}

/** Reported by services, which stay up: they can still read from a full disk. */
const STORAGE = 'storage';

interface ServiceHealth {
  state: DependencyState;
  /** What is wrong with storage, if anything. */
  storage: string | undefined;
}

function storageOf(services: readonly ServiceHealth[]): DependencyState {
  const detail = services.find(({ storage }) => storage !== undefined)?.storage;
  return detail === undefined
    ? { name: STORAGE, status: 'up' }
    : { name: STORAGE, status: 'down', detail };
}
