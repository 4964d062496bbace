import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Consecutive wrong passwords for an address, whether or not it has an account. */
@Entity({ name: 'login_failures' })
export class LoginFailureEntity {
  @PrimaryColumn({ type: 'text' })
  email!: string;

  @Column({ type: 'integer' })
  failures!: number;

  @Column({ name: 'locked_until', type: 'timestamptz', nullable: true })
  lockedUntil!: Date | null;

  @Column({ name: 'last_failed_at', type: 'timestamptz', default: () => 'now()' })
  lastFailedAt!: Date;
}
