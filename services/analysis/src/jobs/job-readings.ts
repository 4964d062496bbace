import { counter, type Reading, reading, timer } from '@casewright/platform/metrics';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobRow } from './job-row.js';

interface Row {
  kind: string;
  state: string;
  jobs: string;
  /** Seconds since the oldest of them was submitted, or begun. */
  age: number;
}

const UNDER_WAY = `
  SELECT kind, state, count(*) AS jobs,
         extract(epoch FROM now() - min(coalesce(started_at, created_at)))::double precision AS age
    FROM jobs WHERE ended_at IS NULL GROUP BY kind, state`;

/** One look serves all that are read of it in one go. Milliseconds. */
const BELIEVED_MS = 500;

/** Tells how many jobs of all workers are under way, and for how long. */
@Injectable()
export class JobReadings implements OnApplicationShutdown {
  private readonly ends: (() => void)[];
  private last: { at: number; rows: Promise<Row[]> } | undefined;

  constructor(private readonly db: DataSource) {
    const labels = ['kind', 'state'];
    this.ends = [
      reading('jobs', 'Jobs that have not ended', labels, () => this.read(({ jobs }) => +jobs)),
      reading('job_oldest_seconds', 'Since the oldest was submitted, or begun', labels, () =>
        this.read(({ age }) => age),
      ),
    ];
  }

  onApplicationShutdown(): void {
    for (const end of this.ends) end();
  }

  private async read(of: (row: Row) => number): Promise<Reading[]> {
    if (!this.last || Date.now() - this.last.at > BELIEVED_MS) {
      this.last = { at: Date.now(), rows: this.db.query<Row[]>(UNDER_WAY) };
    }
    const rows = await this.last.rows;
    return rows.map((row) => ({
      labels: { kind: row.kind, state: row.state },
      value: of(row),
    }));
  }
}

const ended = counter('jobs_ended_total', 'Jobs that this process has ended', ['kind', 'state']);
const taken = timer('job_duration_seconds', 'From the submission of a job to its end', ['kind']);

export function measureEnd({ kind, state, createdAt, endedAt }: JobRow): void {
  ended.inc({ kind, state });
  if (endedAt) taken.observe({ kind }, (endedAt.getTime() - createdAt.getTime()) / 1_000);
}
