import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What one user had one model do in a day, for one task; nothing of what was said. */
@Entity({ name: 'model_usage' })
export class ModelUsageEntity {
  /** An id of the auth service; there is no foreign key across schemas. */
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId!: number;

  @PrimaryColumn({ type: 'text' })
  task!: string;

  @PrimaryColumn({ type: 'text' })
  model!: string;

  /** In UTC. */
  @PrimaryColumn({ type: 'date' })
  day!: string;

  /** Requests sent, those that failed among them. */
  @Column({ type: 'integer' })
  requests!: number;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'prompt_tokens', type: 'bigint' })
  promptTokens!: string;

  @Column({ name: 'completion_tokens', type: 'bigint' })
  completionTokens!: string;
}
