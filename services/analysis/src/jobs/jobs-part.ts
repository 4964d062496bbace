import type { JobState, JobsReport, ServiceParts } from '@casewright/contracts';
import { HealthRegistry } from '@casewright/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Seconds that the end of a job may be late: it is looked for every second. */
const LATE_SECONDS = 30;

/** What the diagnostics say about the jobs of all users: counts and ages. */
@Injectable()
export class JobsPart {
  constructor(
    private readonly db: DataSource,
    @Optional() @Inject(HealthRegistry) registry?: HealthRegistry,
  ) {
    registry?.registerPart(() => this.read());
  }

  async read(): Promise<Partial<ServiceParts>> {
    const [states, [late], failures] = await Promise.all([
      this.db.query<{ state: JobState; count: number; seconds: number }[]>(
        `SELECT state, count(*)::int AS count,
                greatest(0, extract(epoch FROM now() - min(CASE state
                  WHEN 'queued' THEN created_at WHEN 'running' THEN started_at
                  ELSE ended_at END)))::int AS seconds
           FROM jobs GROUP BY state`,
      ),
      this.db.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM jobs
          WHERE ended_at IS NULL AND deadline_at < now() - make_interval(secs => $1)`,
        [LATE_SECONDS],
      ),
      this.db.query<JobsReport['failures']>(
        `SELECT error->>'code' AS code, count(*)::int AS count FROM jobs
          WHERE error->>'code' IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20`,
      ),
    ]);
    const ages = states.map(({ state, count, seconds }) => {
      return { state, count, oldestSeconds: seconds ?? 0 };
    });
    return { jobs: { states: ages, overdue: late?.count ?? 0, failures } };
  }
}
