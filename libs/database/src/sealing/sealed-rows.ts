import { Column, PrimaryGeneratedColumn } from 'typeorm';

/** A row that is sealed with the key of its owner, or of what it belongs to. */
export abstract class SealedRow {
  /** Whether a trigger has sealed it. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  sealed?: boolean;
}

/** What a user has. */
export abstract class OwnedRow extends SealedRow {
  /** The owner, an id of the auth service; there is no foreign key across schemas. */
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;
}

/** What a user keeps, under a number of its own. */
export abstract class KeptRow extends OwnedRow {
  @PrimaryGeneratedColumn()
  id!: number;
}
