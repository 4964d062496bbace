import type { Narrowing } from '@casewright/contracts';
import { KeptRow } from '@casewright/database';
import { Column, Entity, Index } from 'typeorm';

@Entity({ name: 'saved_searches' })
@Index('saved_searches_user_id', ['userId'])
export class SavedSearchEntity extends KeptRow {
  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  query!: string;

  @Column({ type: 'json' })
  narrowing!: Narrowing;

  @Column({ name: 'opened_at', type: 'timestamptz', default: () => 'now()' })
  openedAt!: Date;

  /** The newest case of the library at that time: those with higher ids were added since. */
  @Column({ name: 'seen_case', type: 'integer' })
  seenCase!: number;
}
