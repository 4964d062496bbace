import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
} from 'typeorm';
import { UserEntity } from './user.entity.js';

/** The authenticator app of an account. */
@Entity({ name: 'totp_factors' })
export class TotpFactorEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer' })
  userId!: number;

  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'totp_factors_user_id_fkey' })
  user!: UserEntity;

  /** 160 bits, which the app has too: a hash would not do. */
  @Column({ type: 'bytea' })
  secret!: Buffer;

  /** Null until a code has shown that the app has the secret; until then it counts for nothing. */
  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt!: Date | null;

  /** The time step of the last code that was taken: neither it nor an earlier one works again. */
  @Column({ name: 'last_step', type: 'integer', default: 0 })
  lastStep!: number;

  /** Whether a trigger has sealed the secret with its owner's key. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  sealed?: boolean;
}

/** A recovery code that has not been used. */
@Entity({ name: 'recovery_codes' })
export class RecoveryCodeEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Index('recovery_codes_user_id')
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'recovery_codes_user_id_fkey' })
  user!: UserEntity;

  /** An argon2id hash in PHC form, as of a password: 50 bits could be guessed from a plain one. */
  @Column({ name: 'code_hash', type: 'text' })
  codeHash!: string;
}

/** What a challenge is for; it does for nothing else. */
export type StepPurpose = 'log_in' | 'add_passkey' | 'prove';

/** What waits for a second factor: a log-in whose password was right, or a change of second factors. */
@Entity({ name: 'second_steps' })
@Check('second_steps_purpose', `purpose IN ('log_in', 'add_passkey', 'prove')`)
export class SecondStepEntity {
  /** SHA-256 of the challenge that the browser has. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Index('second_steps_user_id')
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'second_steps_user_id_fkey' })
  user!: UserEntity;

  @Column({ type: 'text', default: 'log_in' })
  purpose!: StepPurpose;

  /** The origin that the browser shows there, which a passkey signs, too; null: unknown. */
  @Column({ type: 'text', nullable: true })
  site!: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
