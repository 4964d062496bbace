import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
} from 'typeorm';
import { UserEntity } from './user.entity.js';

@Entity({ name: 'reset_links' })
export class ResetLinkEntity {
  /** SHA-256 of the link's token, so that a stolen table cannot reset a password. */
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash!: Buffer;

  @Index('reset_links_user_id')
  @Column({ name: 'user_id', type: 'integer' })
  userId!: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'reset_links_user_id_fkey' })
  user!: UserEntity;

  @CreateDateColumn({ name: 'made_at', type: 'timestamptz' })
  madeAt!: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;
}
