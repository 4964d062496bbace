import {
  AppError,
  type EngineOverview,
  type EngineUsage,
  embeddingStatus,
  engineStatus,
  modelUsage,
  type UsagePeriod,
  type UserName,
  userNames,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { Inject, Injectable } from '@nestjs/common';

/** What administrators see of the engine, put together from the services that know it. */
@Injectable()
export class EngineViews {
  constructor(@Inject(BUS) private readonly bus: Bus) {}

  async overview(): Promise<EngineOverview> {
    const [engine, embedding] = await Promise.all([
      this.bus.call(engineStatus, {}),
      this.embedding(),
    ]);
    return { engine, ...embedding };
  }

  /** The analysis service knows users by their ids alone; the auth service knows their names. */
  async usage(period: UsagePeriod): Promise<EngineUsage> {
    const usage = await this.bus.call(modelUsage, { period });
    const names = await this.namesOf(usage.users.map(({ userId }) => userId));
    return {
      ...usage,
      users: usage.users.map((user) => {
        const { name = null, email = null } = names.get(user.userId) ?? {};
        return { ...user, name, email };
      }),
    };
  }

  private async namesOf(ids: number[]): Promise<Map<number, UserName>> {
    if (ids.length === 0) return new Map();
    const names = await this.bus.call(userNames, { ids });
    return new Map(names.map((user) => [user.id, user]));
  }

  /** The engine can be looked after while the search service is away. */
  private async embedding(): Promise<Omit<EngineOverview, 'engine'>> {
    try {
      return { embedding: await this.bus.call(embeddingStatus, {}), embeddingKnown: true };
    } catch (error) {
      if (error instanceof AppError && error.code === 'FORBIDDEN') throw error;
      return { embedding: null, embeddingKnown: false };
    }
  }
}
