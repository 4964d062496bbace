import { SealedRow } from '@casewright/database';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm';
import { ownedIn } from './owned.js';
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

@Entity({ name: 'reset_links' })
@Index('reset_links_user_id', ['userId'])
export class ResetLinkEntity extends ownedIn('reset_links') {
  /** SHA-256 of the link's token, so that a stolen table cannot reset a password. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @CreateDateColumn({ name: 'made_at', type: 'timestamptz' })
  madeAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

/** The authenticator app of an account. */
@Entity({ name: 'totp_factors' })
export class TotpFactorEntity extends SealedRow {
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
}

/** A recovery code that has not been used. */
@Entity({ name: 'recovery_codes' })
@Index('recovery_codes_user_id', ['userId'])
export class RecoveryCodeEntity extends ownedIn('recovery_codes') {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** An argon2id hash in PHC form, as of a password: 50 bits could be guessed from a plain one. */
  @Column({ name: 'code_hash', type: 'text' })
  codeHash!: string;
}

/** What a challenge is for; it does for nothing else. */
export type StepPurpose = 'log_in' | 'add_passkey' | 'prove';

/** What waits for a second factor: a log-in whose password was right, or a change of second factors. */
@Entity({ name: 'second_steps' })
@Check('second_steps_purpose', `purpose IN ('log_in', 'add_passkey', 'prove')`)
@Index('second_steps_user_id', ['userId'])
export class SecondStepEntity extends ownedIn('second_steps') {
  /** SHA-256 of the challenge that the browser has. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ type: 'text', default: 'log_in' })
  purpose!: StepPurpose;

  /** The origin that the browser shows there, which a passkey signs, too; null: unknown. */
  @Column({ type: 'text', nullable: true })
  site!: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

/** A credential that signs challenges for an account (WebAuthn). */
@Entity({ name: 'passkeys' })
@Unique('passkeys_credential_id', ['credentialId'])
@Index('passkeys_user_id', ['userId'])
export class PasskeyEntity extends ownedIn('passkeys') {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  /** As the authenticator names it, in base64url. */
  @Column({ name: 'credential_id', type: 'text' })
  credentialId!: string;

  /** In COSE form. */
  @Column({ name: 'public_key', type: 'bytea' })
  publicKey!: Buffer;

  /** Signatures that the authenticator has counted; 0 forever where it does not count. */
  @Column({
    type: 'bigint',
    transformer: { to: (count: number) => count, from: (count: string) => Number(count) },
  })
  counter!: number;

  @Column({ type: 'text', array: true })
  transports!: string[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}
