import type { Coverage, HistoryOpens, Uncovered } from '@casewright/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'search_history' })
@Index('search_history_user_id_timestamp', ['userId', 'timestamp'])
export class HistoryEntryEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The owner, an id of the auth service; there is no foreign key across schemas. */
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  @Column({ type: 'text' })
  query!: string;

  @Column({ type: 'text', default: 'case-law' })
  category!: string;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  timestamp!: Date;

  /** What it leads back to besides its query; null: to nothing. */
  @Column({ type: 'json', nullable: true })
  opens!: HistoryOpens | null;

  /** What the search lacked when it last ran; null if there was nothing to report. */
  @Column({ type: 'text', nullable: true })
  coverage!: Coverage | null;

  @Column({ type: 'jsonb', nullable: true })
  uncovered!: Uncovered[] | null;

  /** Whether a trigger has sealed the content with its owner's key. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  sealed?: boolean;
}
