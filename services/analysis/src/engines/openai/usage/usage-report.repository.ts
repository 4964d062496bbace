import {
  type ModelUsage,
  type TokenPrices,
  USAGE_PERIODS,
  type UsageCounts,
  type UsagePeriod,
} from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MOST_USERS = 100;
const MILLION = 1_000_000;

/** What a price is of: the tokens of one model. */
interface PricedModel {
  model: string;
  prices: TokenPrices;
}

interface Row {
  /** Which of the columns below the counts are of; none: of everything. */
  task: string | null;
  model: string | null;
  user_id: number | null;
  requests: string;
  failures: string;
  prompt: string;
  completion: string;
  /** Of the model that has a price. */
  priced_requests: string;
  priced_prompt: string;
  priced_completion: string;
}

/** What the model was used for, in all and by task, model, and user. */
@Injectable()
export class UsageReportRepository {
  constructor(private readonly db: DataSource) {}

  async of(period: UsagePeriod, priced: PricedModel | null): Promise<ModelUsage> {
    const from = await this.firstDay(period);
    const rows = await this.counts(from, priced?.model ?? null);
    const counts = (row: Row): UsageCounts => toCounts(row, priced);
    const users = rows.filter(({ user_id }) => user_id !== null);
    const total = rows.find(({ task, model, user_id }) => (task ?? model ?? user_id) === null)!;
    return {
      period,
      from,
      prices: priced?.prices ?? null,
      total: { ...counts(total), cost: priced ? costOf(total, priced.prices) : null },
      tasks: rows.flatMap((row) => (row.task === null ? [] : { task: row.task, ...counts(row) })),
      models: rows.flatMap((row) =>
        row.model === null ? [] : { model: row.model, ...counts(row) },
      ),
      users: users.slice(0, MOST_USERS).map((row) => ({ userId: row.user_id!, ...counts(row) })),
      usersTotal: users.length,
    };
  }

  private async firstDay(period: UsagePeriod): Promise<string | null> {
    const days = USAGE_PERIODS[period];
    if (days === null) return null;
    const [row] = await this.db.query<{ day: string }[]>(
      `SELECT to_char((now() AT TIME ZONE 'utc')::date - $1::integer, 'YYYY-MM-DD') AS day`,
      [days - 1],
    );
    return row!.day;
  }

  private counts(from: string | null, pricedModel: string | null): Promise<Row[]> {
    return this.db.query<Row[]>(
      `SELECT task, model, user_id,
              coalesce(sum(requests), 0) AS requests, coalesce(sum(failures), 0) AS failures,
              coalesce(sum(prompt_tokens), 0) AS prompt,
              coalesce(sum(completion_tokens), 0) AS completion,
              coalesce(sum(requests) FILTER (WHERE model = $2), 0) AS priced_requests,
              coalesce(sum(prompt_tokens) FILTER (WHERE model = $2), 0) AS priced_prompt,
              coalesce(sum(completion_tokens) FILTER (WHERE model = $2), 0) AS priced_completion
         FROM model_usage
        WHERE $1::date IS NULL OR day >= $1::date
        GROUP BY GROUPING SETS ((), (task), (model), (user_id))
        ORDER BY coalesce(sum(prompt_tokens + completion_tokens), 0) DESC, task, model, user_id`,
      [from, pricedModel],
    );
  }
}

function toCounts(row: Row, priced: PricedModel | null): UsageCounts {
  return {
    requests: Number(row.requests),
    failures: Number(row.failures),
    promptTokens: Number(row.prompt),
    completionTokens: Number(row.completion),
    cost: priced && Number(row.priced_requests) > 0 ? costOf(row, priced.prices) : null,
  };
}

function costOf(row: Row, { input, output }: TokenPrices): number {
  return (Number(row.priced_prompt) * input + Number(row.priced_completion) * output) / MILLION;
}
