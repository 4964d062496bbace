import type { Passkey, PasskeyHint } from '@casewright/contracts';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  Unique,
} from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A credential that signs challenges for an account (WebAuthn). */
@Entity({ name: 'passkeys' })
@Unique('passkeys_credential_id', ['credentialId'])
export class PasskeyEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Index('passkeys_user_id')
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'passkeys_user_id_fkey' })
  user!: UserEntity;

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

/** How a browser finds it. */
export function hintOf({ credentialId, transports }: PasskeyEntity): PasskeyHint {
  return { id: credentialId, transports };
}

/** What its user may see of it. */
export function toPasskey({ id, name, createdAt, lastUsedAt }: PasskeyEntity): Passkey {
  return {
    ...{ id, name, createdAt: createdAt.toISOString() },
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
