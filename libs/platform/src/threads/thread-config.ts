import { IsInt, Max, Min } from 'class-validator';

/** Settings of the work that is done in threads, from the environment. */
export class ThreadConfig {
  /** Seconds of processor time that work on one text, or on one file, may use. */
  @IsInt()
  @Min(1)
  @Max(3_600)
  TEXT_CPU_SECONDS: number = 30;
}
