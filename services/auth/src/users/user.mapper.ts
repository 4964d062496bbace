import type { User } from '@casewright/contracts';
import type { UserEntity } from './user.entity.js';

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
