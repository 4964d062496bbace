import {
  checkHealth,
  type DependencyState,
  type Readiness,
  ReadinessSchema,
  SERVICES,
  type ServiceName,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { VERSION } from '@casewright/platform';
import { Controller, Get, Inject, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import { Contract } from '../../openapi/contract.decorator.js';
import { Public } from '../../sessions/session.guard.js';

@ApiTags('Health')
@Public()
@Controller('health')
export class HealthController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Get('live')
  @Contract({ summary: 'The process answers', response: z.object({ status: z.literal('live') }) })
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  @Get('ready')
  @Contract({ summary: 'Each dependency and its state', response: ReadinessSchema })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const { status, detail } = this.bus.state();
    const bus: DependencyState = { name: 'message-bus', status, ...(detail ? { detail } : {}) };
    const services = await Promise.all(SERVICES.map((service) => this.service(service)));
    const dependencies = [bus, ...services.map(({ state }) => state), storageOf(services)];
    const ready = dependencies.every((dependency) => dependency.status === 'up');
    if (!ready) response.status(503);
    return { status: ready ? 'ready' : 'not-ready', version: VERSION, dependencies };
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

/** Services report it; what they read they can read from a full disk too, so they stay up. */
const STORAGE = 'storage';

interface ServiceHealth {
  state: DependencyState;
  /** What is wrong with where it stores things. */
  storage: string | undefined;
}

function storageOf(services: readonly ServiceHealth[]): DependencyState {
  const detail = services.find(({ storage }) => storage !== undefined)?.storage;
  return detail === undefined
    ? { name: STORAGE, status: 'up' }
    : { name: STORAGE, status: 'down', detail };
}
