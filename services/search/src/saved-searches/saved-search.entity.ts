import type { Narrowing } from '@casewright/contracts';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'saved_searches' })
export class SavedSearchEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** The owner, an id of the auth service; there is no foreign key across schemas. */
  @Index('saved_searches_user_id')
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

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

  /** Whether a trigger has sealed the content with its owner's key. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  sealed?: boolean;
}
