import { currentUserId } from '@casewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ModelUse, UsageRecorder } from '../client/model-client.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { measureUse } from './model-metrics.js';

/** Adds each use to its user's day. A use that cannot be stored is told to the log and holds nobody up. */
@Injectable()
export class UsageRepository implements UsageRecorder {
  private readonly logger = new Logger(UsageRepository.name);
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly db: DataSource,
    private readonly calls: ModelCallsRepository,
  ) {}

  record(use: ModelUse): void {
    measureUse(use);
    const work = this.store(use).catch((error: unknown) => {
      this.logger.warn('A request to the model was not recorded.', error);
    });
    this.underWay.add(work);
    void work.then(() => this.underWay.delete(work));
  }

  /** Resolves once everything that was recorded by now is stored. */
  async stored(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private async store(use: ModelUse): Promise<void> {
    await Promise.all([this.add(currentUserId(), use), this.calls.add(use)]);
  }

  private async add(userId: number, use: ModelUse): Promise<void> {
    const { task, model, failed, promptTokens = 0, completionTokens = 0 } = use;
    await this.db.query(
      `INSERT INTO model_usage AS kept
              (user_id, task, model, day, requests, failures, prompt_tokens, completion_tokens)
       VALUES ($1, $2, $3, (now() AT TIME ZONE 'utc')::date, 1, $4, $5, $6)
       ON CONFLICT (user_id, task, model, day) DO UPDATE
          SET requests = kept.requests + 1,
              failures = kept.failures + EXCLUDED.failures,
              prompt_tokens = kept.prompt_tokens + EXCLUDED.prompt_tokens,
              completion_tokens = kept.completion_tokens + EXCLUDED.completion_tokens`,
      [userId, task, model, failed ? 1 : 0, promptTokens, completionTokens],
    );
  }
}
