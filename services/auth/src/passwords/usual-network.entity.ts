import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';

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
