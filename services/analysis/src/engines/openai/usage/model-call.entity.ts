import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One of the newest requests to a model; nothing of what was said, nor of who said it. */
@Entity({ name: 'model_calls' })
export class ModelCallEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at!: Date;

  @Column({ type: 'text' })
  task!: string;

  @Column({ type: 'text' })
  model!: string;

  @Column({ name: 'duration_ms', type: 'integer' })
  durationMs!: number;

  /** A `ModelFault`; null: it was answered. */
  @Column({ type: 'text', nullable: true })
  fault!: string | null;
}
