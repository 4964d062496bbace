import type { Coverage, HistoryOpens, Uncovered } from '@casewright/contracts';
import { KeptRow } from '@casewright/database';
import { Column, Entity, Index } from 'typeorm';

@Entity({ name: 'search_history' })
@Index('search_history_user_id_timestamp', ['userId', 'timestamp'])
export class HistoryEntryEntity extends KeptRow {
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
}
