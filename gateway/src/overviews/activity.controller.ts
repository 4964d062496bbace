import {
  ACTIVITY_SERVICES,
  type Activity,
  type ActivityPeriod,
  ActivityQuerySchema,
  countActivity,
  readActivity,
  readOwnActivity,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Controller, Inject, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Serves } from '../routes/serves.decorator.js';
import { spansOf } from './activity-spans.js';
import { askEach } from './ask-each.js';

type ActivityQuery = z.output<typeof ActivityQuerySchema>;

@Controller()
export class ActivityController {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  @Serves(readOwnActivity)
  readOwn(@Query({ schema: ActivityQuerySchema }) { days }: ActivityQuery): Promise<Activity> {
    return this.count('own', days);
  }

  @Serves(readActivity)
  read(@Query({ schema: ActivityQuerySchema }) { days }: ActivityQuery): Promise<Activity> {
    return this.count('everyone', days);
  }

  private async count(whose: keyof typeof countActivity, days: ActivityPeriod): Promise<Activity> {
    const { unit, starts } = spansOf(Number(days), new Date());
    const request = { from: starts[0]!, unit };
    const { answers, away } = await askEach(ACTIVITY_SERVICES, (service) =>
      this.bus.call(countActivity[whose][service], request),
    );
    return { unit, starts, counts: answers.flat(), away };
  }
}
