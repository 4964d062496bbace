import { IsInt, Matches, Max, Min } from 'class-validator';

/** Settings of the work that runs as jobs, from the environment. */
export class JobsConfig {
  /** Jobs that one process of the analysis service runs at once. */
  @IsInt()
  @Min(1)
  @Max(256)
  JOB_CONCURRENCY: number = 8;

  /** Jobs that one user may have waiting and running. */
  @IsInt()
  @Min(1)
  @Max(10_000)
  JOBS_PER_USER: number = 20;

  /** Tokens that one user's jobs may have the model read and write in a day; 0 is without a bound. */
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  AI_USER_TOKENS_PER_DAY: number = 0;

  /** Hours that an ended job is kept, and with it its result and its idempotency key. */
  @IsInt()
  @Min(1)
  @Max(24 * 365)
  JOB_RETENTION_HOURS: number = 24;

  /** Seconds that kinds of jobs have, where not the usual ones: `documents.analyze=300 …`. */
  @Matches(/^(\s*[a-z]+\.[a-z]+=[1-9]\d{0,4})*\s*$/, {
    message: 'must be kinds with seconds, as in documents.analyze=300',
  })
  JOB_DEADLINES: string = '';

  /** Milliseconds that jobs of this kind have. */
  deadlineMs(kind: string, usual: number): number {
    const set = this.JOB_DEADLINES.split(/\s+/).find((part) => part.startsWith(`${kind}=`));
    return set ? Number(set.slice(kind.length + 1)) * 1_000 : usual;
  }
}
