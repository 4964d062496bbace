import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

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

/** Where a user has logged in from: guesses from elsewhere do not slow them down there. */
@Entity({ name: 'usual_networks' })
export class UsualNetworkEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId!: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'usual_networks_user_id_fkey' })
  user!: UserEntity;

  @PrimaryColumn({ type: 'text' })
  network!: string;

  @Column({ name: 'used_at', type: 'timestamptz', default: () => 'now()' })
  usedAt!: Date;
}
