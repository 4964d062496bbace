import type { Role } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UserEntity } from '../database/entities/user.entity.js';

export interface NewUser {
  email: string;
  name: string;
  company: string | null;
  /** Null for an account that is signed in to by a provider alone. */
  passwordHash: string | null;
}

/** Of whom there are accounts before a sign-up. */
export interface AlreadyThere {
  anybody: boolean;
  administrator: boolean;
}

/** Serializes sign-ups, so that exactly one of them is the first. The number is arbitrary. */
const SIGNUP_LOCK = 4_201;

@Injectable()
export class UsersRepository {
  constructor(private readonly db: DataSource) {}

  findByEmail(email: string): Promise<UserEntity | null> {
    return this.db.getRepository(UserEntity).findOneBy({ email });
  }

  findByIds(ids: readonly number[]): Promise<UserEntity[]> {
    return this.db.getRepository(UserEntity).findBy({ id: In([...ids]) });
  }

  /** Runs `work` while no other sign-up runs, telling it who is there. */
  inSignup<T>(work: (tx: EntityManager, there: AlreadyThere) => Promise<T>): Promise<T> {
    return this.db.transaction(async (tx) => {
      await tx.query('SELECT pg_advisory_xact_lock($1)', [SIGNUP_LOCK]);
      return work(tx, await this.alreadyThere(tx));
    });
  }

  async alreadyThere(db: Pick<EntityManager, 'query'> = this.db): Promise<AlreadyThere> {
    const [there] = await db.query(
      `SELECT count(*) > 0 AS "anybody", count(*) FILTER (WHERE is_admin) > 0 AS "administrator"
         FROM users`,
    );
    return there;
  }

  /** The stored user, or null when the address is taken. */
  async insert(user: NewUser, role: Role, tx: EntityManager): Promise<UserEntity | null> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values({
        email: user.email,
        name: user.name,
        company: user.company,
        password: user.passwordHash,
        ...{ role, isAdmin: role === 'administrator' },
      })
      .orIgnore()
      .returning('id')
      .execute();
    const id = (result.raw as { id: number }[])[0]?.id;
    return id === undefined ? null : tx.getRepository(UserEntity).findOneByOrFail({ id });
  }
}
