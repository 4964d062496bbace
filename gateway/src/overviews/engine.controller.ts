import {
  type EngineOverview,
  EngineOverviewSchema,
  type EngineTest,
  EngineTestSchema,
  type EngineUsage,
  EngineUsageSchema,
  testEngine,
  UsageQuerySchema,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Get, Inject, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Audited } from '../audit/audited.decorator.js';
import { Contract } from '../openapi/contract.decorator.js';
import { RateLimited } from '../security/rate-limit.guard.js';
import { EngineViews } from './engine-views.js';

/** The engine's administration; the services refuse whoever is no administrator. */
@ApiTags('Engine administration')
@Controller('admin/engine')
export class EngineController {
  constructor(
    @Inject(BUS) private readonly bus: Bus,
    private readonly views: EngineViews,
  ) {}

  @Get()
  @Contract({
    summary: 'Which engine there is and why, whether its model answers, how fast, and its limits',
    response: EngineOverviewSchema,
    errors: ['NOT_SIGNED_IN', 'FORBIDDEN'],
  })
  overview(): Promise<EngineOverview> {
    return this.views.overview();
  }

  @Get('usage')
  @Contract({
    summary: 'Requests, tokens and cost of the model in a period, by task, model and user',
    response: EngineUsageSchema,
    errors: ['VALIDATION_FAILED', 'NOT_SIGNED_IN', 'FORBIDDEN'],
  })
  usage(
    @Query({ schema: UsageQuerySchema }) { period }: z.output<typeof UsageQuerySchema>,
  ): Promise<EngineUsage> {
    return this.views.usage(period);
  }

  @RateLimited(10, 60)
  @Post('test')
  @Audited('test_engine')
  @Contract({
    summary:
      'Asks the model a small question, and says how long its answer took or why there is none',
    response: EngineTestSchema,
    errors: ['NOT_SIGNED_IN', 'FORBIDDEN', 'CONFLICT', 'RATE_LIMITED'],
  })
  test(): Promise<EngineTest> {
    return this.bus.call(testEngine, {});
  }
}
