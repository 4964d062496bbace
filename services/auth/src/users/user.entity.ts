import type { User } from '@casewright/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ name: 'users' })
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

  /** An argon2id hash in PHC form; never leaves this service. */
  @Column({ type: 'text' })
  password!: string;

  @Column({ name: 'is_admin', type: 'boolean', default: false })
  isAdmin!: boolean;

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
    createdAt: entity.createdAt.toISOString(),
  };
}
