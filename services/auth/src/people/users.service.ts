import type { UserName } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { UsersRepository } from './users.repository.js';

@Injectable()
export class UsersService {
  constructor(private readonly users: UsersRepository) {}

  /** Whose the ids are; those without an account are left out. */
  async names(ids: readonly number[]): Promise<UserName[]> {
    const users = await this.users.findByIds(ids);
    return users.map(({ id, name, email }) => ({ id, name, email }));
  }
}
