import {
  AppError,
  type EngineOverview,
  type EngineUsage,
  embeddingStatus,
  engineStatus,
  modelUsage,
  type UsagePeriod,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';
import { namesOf, peopleOf } from './user-names.js';

/** Combines what the services know about the engine into the administrators' view. */
@Injectable()
export class EngineViews {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  async overview(): Promise<EngineOverview> {
    const [engine, embedding] = await Promise.all([
      this.bus.call(engineStatus, {}),
      this.embedding(),
    ]);
    const people = await namesOf(
      this.bus,
      engine.reports.map(({ userId }) => userId),
    );
    return { engine, people, ...embedding };
  }

  async usage(period: UsagePeriod): Promise<EngineUsage> {
    const usage = await this.bus.call(modelUsage, { period });
    const person = await peopleOf(
      this.bus,
      usage.users.map(({ userId }) => userId),
    );
    return {
      ...usage,
      users: usage.users.map((user) => {
        const { name, email } = person(user.userId);
        return { ...user, name, email };
      }),
    };
  }

  /** The engine can be administered while the search service is down. */
  private async embedding(): Promise<Omit<EngineOverview, 'engine' | 'people'>> {
    try {
      return { embedding: await this.bus.call(embeddingStatus, {}), embeddingKnown: true };
    } catch (error) {
      if (error instanceof AppError && error.code === 'FORBIDDEN') throw error;
      return { embedding: null, embeddingKnown: false };
    }
  }
}
