import { Column, JoinColumn, ManyToOne } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** What belongs to an account, and is deleted with it. @param table names the foreign key */
export function ownedIn(table: string) {
  abstract class OwnedEntity {
    @Column({ name: 'user_id', type: 'integer' })
    userId!: number;

    @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
    @JoinColumn({ name: 'user_id', foreignKeyConstraintName: `${table}_user_id_fkey` })
    user!: UserEntity;
  }
  return OwnedEntity;
}
