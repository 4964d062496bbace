import { AppError } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What one user may have the model read and write in a day, which begins at midnight UTC. */
@Injectable()
export class TokenBudget {
  /** @param tokensPerDay 0: as many as wanted */
  constructor(
    private readonly db: DataSource,
    private readonly tokensPerDay: number,
  ) {}

  /**
   * Asked for each new job; what is under way continues, so a user's last jobs may go beyond.
   * @throws AppError BUDGET_USED_UP until the next day
   */
  async admit(userId: number): Promise<void> {
    if (this.tokensPerDay === 0) return;
    const [{ used, retryAfter }] = (await this.db.query(
      `SELECT coalesce(sum(prompt_tokens + completion_tokens), 0)::double precision AS used,
              extract(epoch FROM date_trunc('day', utc) + interval '1 day' - utc)::double precision
                AS "retryAfter"
         FROM (SELECT clock_timestamp() AT TIME ZONE 'utc' AS utc) AS clock
         LEFT JOIN model_usage ON user_id = $1 AND day = utc::date
        GROUP BY utc`,
      [userId],
    )) as [{ used: number; retryAfter: number }];
    if (used < this.tokensPerDay) return;
    throw new AppError('BUDGET_USED_UP', this.refusal(), { retryAfter: Math.ceil(retryAfter) });
  }

  private refusal(): string {
    const tokens = this.tokensPerDay.toLocaleString('en-US');
    return `Today's ${tokens} tokens of the model are used up. They reset at midnight UTC; an administrator can allow more.`;
  }
}
