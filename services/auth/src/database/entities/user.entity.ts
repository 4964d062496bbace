import type { Role, User } from '@casewright/contracts';
import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  PrimaryGeneratedColumn,
  VirtualColumn,
} from 'typeorm';

@Entity({ name: 'users' })
@Check('users_role', `role IN ('administrator', 'member', 'reader', 'auditor')`)
@Check('users_is_admin', `is_admin = (role = 'administrator')`)
export class UserEntity {
  @PrimaryGeneratedColumn()
  id!: number;

  /** Always lower case: two accounts never differ by case alone. */
  @Column({ type: 'text', unique: true })
  email!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text', nullable: true })
  company!: string | null;

  /** An argon2id hash in PHC form; never leaves this service. Null: signed in to by a provider alone. */
  @Column({
    type: 'text',
    // The specification requires the column: nothing is the hash of no password.
    transformer: { to: (hash) => hash ?? '', from: (hash) => hash || null },
  })
  password!: string | null;

  /** Whether `role` says so; the database refuses it otherwise. */
  @Column({ name: 'is_admin', type: 'boolean', default: false })
  isAdmin!: boolean;

  @Column({ type: 'text', default: 'member' })
  role!: Role;

  /** Since when nobody can sign in with it; null: it can be used. */
  @Column({ name: 'disabled_at', type: 'timestamptz', nullable: true })
  disabledAt!: Date | null;

  /** Since when nothing of its user's may be deleted; null: no legal hold. */
  @Column({ name: 'held_at', type: 'timestamptz', nullable: true })
  heldAt!: Date | null;

  /** Up to when its owner has seen what they are told of it. */
  @Column({ name: 'notices_seen_at', type: 'timestamptz', default: () => 'now()' })
  noticesSeenAt!: Date;

  @Column({ name: 'last_login_at', type: 'timestamptz', nullable: true })
  lastLoginAt!: Date | null;

  /** Whether a log-in asks for more than the password. */
  @VirtualColumn({
    type: 'boolean',
    query: (user) =>
      `SELECT EXISTS (SELECT 1 FROM totp_factors AS factor
          WHERE factor.user_id = ${user}.id AND factor.confirmed_at IS NOT NULL)
        OR EXISTS (SELECT 1 FROM passkeys AS passkey WHERE passkey.user_id = ${user}.id)`,
  })
  hasSecondFactor!: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}

/** What may be known of a user outside this service; the password hash stays behind. */
export function toUser(entity: UserEntity): User {
  return {
    id: entity.id,
    email: entity.email,
    name: entity.name,
    company: entity.company,
    isAdmin: entity.isAdmin,
    role: entity.role,
    createdAt: entity.createdAt.toISOString(),
  };
}
