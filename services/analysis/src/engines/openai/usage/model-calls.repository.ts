import type { RecentCalls } from '@casewright/contracts';
import { MODEL_FAULTS, type ModelFault } from '@casewright/law/model';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ModelUse } from '../client/model-client.js';
import type { ModelCallEntity } from './model-call.entity.js';

/** Requests that are kept, of all models; older ones go as new ones come. */
const KEPT = 5_000;
/** Requests that count as recent. */
const RECENT = 500;

interface Spread {
  requests: string;
  failures: string;
  p50: number | null;
  p95: number | null;
}
type CallRow = Pick<ModelCallEntity, 'id' | 'at' | 'task' | 'fault'> & { duration_ms: number };

/** The newest requests to a model, and how the very newest ended. */
interface CallsOfModel {
  recent: RecentCalls;
  /** How the newest request failed; null: it did not; undefined: there is none. */
  newestFault: ModelFault | null | undefined;
}

/** How long requests to the model take and how they end, over all processes. */
@Injectable()
export class ModelCallsRepository {
  constructor(private readonly db: DataSource) {}

  async add({ task, model, durationMs, fault }: ModelUse): Promise<void> {
    await this.db.query(
      `WITH added AS (
         INSERT INTO model_calls (task, model, duration_ms, fault) VALUES ($1, $2, $3, $4)
         RETURNING id
       )
       DELETE FROM model_calls USING added WHERE model_calls.id <= added.id - $5::bigint`,
      [task, model, Math.round(durationMs), fault ?? null, KEPT],
    );
  }

  async ofModel(model: string): Promise<CallsOfModel> {
    const [spread] = await this.db.query<Spread[]>(
      `SELECT count(*) AS requests, count(fault) AS failures,
              percentile_cont(0.5) WITHIN GROUP (ORDER BY duration_ms)
                FILTER (WHERE fault IS NULL) AS p50,
              percentile_cont(0.95) WITHIN GROUP (ORDER BY duration_ms)
                FILTER (WHERE fault IS NULL) AS p95
         FROM (SELECT duration_ms, fault FROM model_calls WHERE model = $1
                ORDER BY id DESC LIMIT ${RECENT}) AS newest`,
      [model],
    );
    const last = await this.db.query<CallRow[]>(
      `SELECT DISTINCT ON (fault IS NULL) id, at, task, duration_ms, fault
         FROM model_calls WHERE model = $1 ORDER BY fault IS NULL, id DESC`,
      [model],
    );
    const [newest] = last.toSorted((a, b) => Number(b.id) - Number(a.id));
    return {
      recent: toRecentCalls(spread!, last),
      newestFault: newest && (newest.fault as ModelFault | null),
    };
  }
}

function toRecentCalls(spread: Spread, last: readonly CallRow[]): RecentCalls {
  const success = last.find(({ fault }) => fault === null);
  const failure = last.find(({ fault }) => fault !== null);
  return {
    requests: Number(spread.requests),
    failures: Number(spread.failures),
    p50Ms: spread.p50,
    p95Ms: spread.p95,
    lastSuccess: success ? toCall(success) : null,
    lastFailure: failure ? { ...toCall(failure), reason: reasonOf(failure.fault!) } : null,
  };
}

const toCall = ({ at, task, duration_ms }: CallRow) => ({
  at: at.toISOString(),
  task,
  durationMs: duration_ms,
});

/** A fault that another version of the product wrote has no sentence here. */
const reasonOf = (fault: string): string =>
  MODEL_FAULTS[fault as ModelFault] ?? `The request failed (${fault}).`;
