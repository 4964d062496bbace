import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Tries in a row that have not been right, whether or not the email address has an account. */
@Entity({ name: 'login_tries' })
export class LoginTryEntity {
  @PrimaryColumn({ type: 'text' })
  email!: string;

  /** Where they came from; empty for those from anywhere. */
  @PrimaryColumn({ type: 'text' })
  network!: string;

  @Column({ type: 'integer', default: 0 })
  failures!: number;

  @Column({ name: 'locked_until', type: 'timestamptz', nullable: true })
  lockedUntil!: Date | null;

  @Index('login_tries_tried_at')
  @Column({ name: 'tried_at', type: 'timestamptz', default: () => 'now()' })
  triedAt!: Date;
}
