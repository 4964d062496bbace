import { IsInt, Max, Min } from 'class-validator';

const Days = (): PropertyDecorator => (target, name) => {
  for (const rule of [IsInt(), Min(0), Max(36_500)]) rule(target, name as string);
};

/** How many days what is kept, from the environment. 0: until somebody deletes it. */
export class RetentionConfig {
  @Days()
  DOCUMENT_RETENTION_DAYS: number = 0;

  /** Since they were saved last. */
  @Days()
  DRAFT_RETENTION_DAYS: number = 0;

  @Days()
  CITATION_RETENTION_DAYS: number = 0;

  /** Since the last decision in them, or since they were signed. */
  @Days()
  REVIEW_RETENTION_DAYS: number = 0;

  @Days()
  HISTORY_RETENTION_DAYS: number = 0;

  @Days()
  EXPORT_RETENTION_DAYS: number = 0;

  @Days()
  LEAD_RETENTION_DAYS: number = 0;
}
