import type { KeyScope } from '@casewright/contracts';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import { UserEntity } from './user.entity.js';

@Entity({ name: 'api_keys' })
@Check('api_keys_scope', `scope IN ('read', 'write')`)
export class ApiKeyEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Index('api_keys_user_id')
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'api_keys_user_id_fkey' })
  user!: UserEntity;

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
