import type { KeyScope } from '@casewright/contracts';
import { Check, Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';
import { ownedIn } from './owned.js';

@Entity({ name: 'sessions' })
@Index('sessions_user_id', ['userId'])
export class SessionEntity extends ownedIn('sessions') {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** SHA-256 of the cookie's token, so that a stolen table opens no session. */
  @Index('sessions_token_hash', { unique: true })
  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Column({ type: 'text' })
  ip!: string;

  @Column({ name: 'user_agent', type: 'text' })
  userAgent!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' })
  lastSeenAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

@Entity({ name: 'api_keys' })
@Check('api_keys_scope', `scope IN ('read', 'write')`)
@Index('api_keys_user_id', ['userId'])
export class ApiKeyEntity extends ownedIn('api_keys') {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** SHA-256 of the key, so that a stolen table lets nobody in. */
  @Index('api_keys_key_hash', { unique: true })
  @Column({ name: 'key_hash', type: 'bytea' })
  keyHash!: Buffer;

  @Column({ type: 'text' })
  name!: string;

  /** Its first characters, to tell keys apart. */
  @Column({ type: 'text' })
  hint!: string;

  @Column({ type: 'text' })
  scope!: KeyScope;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt!: Date | null;
}
