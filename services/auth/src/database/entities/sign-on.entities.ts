import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
} from 'typeorm';
import { ownedIn } from './owned.js';
import { SessionEntity } from './session.entities.js';

/** Whom of a provider an account is linked to: never by an address, which a provider may reassign. */
@Entity({ name: 'identities' })
@Index('identities_user_id_issuer', ['userId', 'issuer'], { unique: true })
export class IdentityEntity extends ownedIn('identities') {
  @PrimaryColumn({ type: 'text' })
  issuer!: string;

  @PrimaryColumn({ type: 'text' })
  subject!: string;

  /** What the provider last called them, for the owner of the account. Null: not seen since then. */
  @Column({ name: 'known_as', type: 'text', nullable: true })
  knownAs!: string | null;

  @CreateDateColumn({ name: 'linked_at', type: 'timestamptz' })
  linkedAt!: Date;
}

/** A sign-on on its way to the provider and back. It is gone once it was answered. */
@Entity({ name: 'sign_on_attempts' })
export class SignOnAttemptEntity {
  @PrimaryColumn({ name: 'state_hash', type: 'bytea' })
  stateHash!: Buffer;

  /** Of the cookie of the browser that began it. */
  @Column({ name: 'browser_hash', type: 'bytea' })
  browserHash!: Buffer;

  @Column({ type: 'text' })
  nonce!: string;

  /** Of PKCE. */
  @Column({ type: 'text' })
  verifier!: string;

  @Column({ name: 'return_to', type: 'text' })
  returnTo!: string;

  /** The session whose account is to be linked; null where somebody signs in. */
  @Column({ name: 'session_id', type: 'uuid', nullable: true })
  sessionId!: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

/** What the provider knows a session of ours by. */
@Entity({ name: 'sign_on_sessions' })
@Index('sign_on_sessions_issuer_subject', ['issuer', 'subject'])
export class SignOnSessionEntity {
  @PrimaryColumn({ name: 'session_id', type: 'uuid' })
  sessionId!: string;

  @OneToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'session_id',
    foreignKeyConstraintName: 'sign_on_sessions_session_id_fkey',
  })
  session!: SessionEntity;

  @Column({ type: 'text' })
  issuer!: string;

  @Column({ type: 'text' })
  subject!: string;

  @Column({ name: 'provider_session', type: 'text', nullable: true })
  providerSession!: string | null;

  /** A hint for the provider when the session is ended here; it opens nothing. */
  @Column({ name: 'id_token', type: 'text' })
  idToken!: string;
}

/** Logout tokens that were used, for as long as they would be taken. */
@Entity({ name: 'used_logout_tokens' })
export class UsedLogoutTokenEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
