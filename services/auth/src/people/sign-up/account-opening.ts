import type { Role } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuthConfig } from '../../auth-config.js';
import { type Change, Changes } from '../../changes/changes.js';
import { UserEntity } from '../../database/entities/user.entity.js';

interface NewAccount {
  email: string;
  name: string;
  company: string | null;
  /** A hash; null for an account that is signed in to by a provider alone. */
  password: string | null;
}

/** Of whom there are accounts before a sign-up. */
export interface AlreadyThere {
  anybody: boolean;
  administrator: boolean;
}

/** Serializes sign-ups, so that exactly one of them is the first. The number is arbitrary. */
const SIGNUP_LOCK = 4_201;

/** Opens accounts, for whoever signs up or is vouched for by a provider. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly db: EntityManager,
    private readonly changes: Changes,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /** Runs `work` while no other sign-up runs, telling it who is there. */
  inSignUp<T>(work: (change: Change, there: AlreadyThere) => Promise<T>): Promise<T> {
    return this.changes.make(async (change) => {
      await change.tx.query('SELECT pg_advisory_xact_lock($1)', [SIGNUP_LOCK]);
      return work(change, await this.alreadyThere(change.tx));
    });
  }

  /** Without a token to show, the first account of all is the administrator's. */
  firstRole({ anybody }: AlreadyThere): Role {
    const { SETUP_TOKEN = 'off' } = this.config;
    return SETUP_TOKEN === 'off' && !anybody ? 'administrator' : 'member';
  }

  async alreadyThere(db = this.db): Promise<AlreadyThere> {
    const [there] = await db.query(
      `SELECT count(*) > 0 AS "anybody", count(*) FILTER (WHERE is_admin) > 0 AS "administrator"
         FROM users`,
    );
    return there;
  }

  /** The stored account, or null when the address is taken. */
  async insert(account: NewAccount, role: Role, tx: EntityManager): Promise<UserEntity | null> {
    const result = await tx
      .createQueryBuilder()
      .insert()
      .into(UserEntity)
      .values({ ...account, role, isAdmin: role === 'administrator' })
      .orIgnore()
      .returning('id')
      .execute();
    const id = (result.raw as { id: number }[])[0]?.id;
    return id === undefined ? null : tx.findOneByOrFail(UserEntity, { id });
  }
}
