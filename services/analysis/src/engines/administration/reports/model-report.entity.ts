import type { ModelReport } from '@casewright/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A test of a model's endpoint, or an evaluation of a model. */
@Entity({ name: 'model_reports' })
export class ModelReportEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  at!: Date;

  @Column({ type: 'text' })
  kind!: ModelReport['kind'];

  @Column({ type: 'text' })
  model!: string;

  @Column({ type: 'text', nullable: true })
  host!: string | null;

  /** An id of the auth service; there is no foreign key across schemas. */
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  @Column({ type: 'jsonb' })
  figures!: ModelReport['figures'];
}
