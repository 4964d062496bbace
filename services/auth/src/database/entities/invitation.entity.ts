import type { Invitation, Role } from '@casewright/contracts';
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

/** An account that waits to be opened; one for each address. */
@Entity({ name: 'invitations' })
@Unique('invitations_email', ['email'])
@Unique('invitations_token_hash', ['tokenHash'])
export class InvitationEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  /** In lower case, as accounts have it. */
  @Column({ type: 'text' })
  email!: string;

  @Column({ type: 'text' })
  role!: Role;

  /** SHA-256 of the link's token, so that a stolen table opens no account. */
  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  /** Null: the owner of the mailbox asked for it. */
  @Index('invitations_invited_by')
  @Column({ name: 'invited_by', type: 'integer', nullable: true })
  invitedBy!: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'invitations_invited_by_fkey' })
  inviter!: UserEntity | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}

/** What administrators see of it. */
export function toInvitation(entity: InvitationEntity): Invitation {
  const { id, email, role, inviter, createdAt, expiresAt } = entity;
  return {
    id,
    email,
    role,
    invitedBy: inviter?.name ?? null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
