import {
  type EngineOverview,
  type EngineUsage,
  engineOverview,
  engineUsage,
  UsageQuerySchema,
} from '@casewright/contracts';
import { Controller, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Serves } from '../routes/serves.decorator.js';
import { EngineViews } from './engine-views.js';

/** Administration of the engine; the services refuse anyone who is not an administrator. */
@Controller()
export class EngineController {
  constructor(private readonly views: EngineViews) {}

  @Serves(engineOverview)
  overview(): Promise<EngineOverview> {
    return this.views.overview();
  }

  @Serves(engineUsage)
  usage(
    @Query({ schema: UsageQuerySchema }) { period }: z.output<typeof UsageQuerySchema>,
  ): Promise<EngineUsage> {
    return this.views.usage(period);
  }
}
