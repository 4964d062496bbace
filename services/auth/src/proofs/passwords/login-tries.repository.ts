import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { ACCOUNT_BACKOFF, ADDRESS_BACKOFF, lockSeconds, mustWait } from './login-backoff.js';

/** A day without a try is forgotten, so that made-up addresses do not fill the table. */
const FORGET_TRIES_AFTER = '1 day';
const FORGET_NETWORKS_AFTER = '90 days';
/** The row of an email address that counts tries from anywhere. */
const ANYWHERE = '';

interface Tries {
  network: string;
  failures: number;
  /** Whole seconds until the next one is allowed; 0: now. */
  wait: number;
}

@Injectable()
export class LoginTriesRepository {
  constructor(private readonly db: EntityManager) {}

  /**
   * Counts a try as a failure before its password is looked at, unless it has to wait: however
   * many come at once, over all replicas, no more are looked at than the back-off allows.
   *
   * @param userId whose account it is, if anybody's
   * @throws AppError RATE_LIMITED
   */
  async reserve(
    email: string,
    network: string,
    userId: number | undefined,
    what: 'passwords' | 'codes',
  ): Promise<void> {
    await this.forgetOld();
    const wait = await this.db.transaction(async (tx) => {
      const tries = await this.lock(email, network, tx);
      const isUsual = await this.isUsual(userId, network, tx);
      const counted = isUsual ? tries.filter((row) => row.network !== ANYWHERE) : tries;
      const wait = Math.max(...counted.map((row) => row.wait));
      if (wait > 0) return wait;
      for (const row of tries) await this.count(email, row, tx);
      return 0;
    });
    if (wait > 0) throw mustWait(wait, what);
  }

  /** The password was right: takes back what was counted of this address's tries. */
  async forgive(email: string, network: string): Promise<void> {
    await this.db.transaction(async (tx) => {
      const tries = await this.lock(email, network, tx);
      const own = tries.find((row) => row.network === network)?.failures ?? 0;
      await tx.query('DELETE FROM login_tries WHERE email = $1 AND network = $2', [email, network]);
      await tx.query(
        `UPDATE login_tries SET failures = greatest(0, failures - $3)
          WHERE email = $1 AND network = $2`,
        [email, ANYWHERE, own],
      );
    });
  }

  /** An account's owner is known some other way: guesses of before slow nobody down. */
  async forget(email: string, tx: EntityManager): Promise<void> {
    await tx.query('DELETE FROM login_tries WHERE email = $1', [email]);
  }

  async rememberNetwork(userId: number, network: string, tx: EntityManager): Promise<void> {
    await tx.query(
      `INSERT INTO usual_networks (user_id, network) VALUES ($1, $2)
       ON CONFLICT (user_id, network) DO UPDATE SET used_at = now()`,
      [userId, network],
    );
    await tx.query(
      `DELETE FROM usual_networks
        WHERE user_id = $1 AND used_at < now() - interval '${FORGET_NETWORKS_AFTER}'`,
      [userId],
    );
  }

  /** Both rows, made where there are none; nobody else tries this account to the end of `tx`. */
  private async lock(email: string, network: string, tx: EntityManager): Promise<Tries[]> {
    return tx.query(
      `INSERT INTO login_tries AS kept (email, network) VALUES ($1, $3), ($1, $2)
       ON CONFLICT (email, network) DO UPDATE SET tried_at = now()
       RETURNING network, failures,
         coalesce(greatest(0, ceil(extract(epoch FROM locked_until - clock_timestamp()))), 0)::integer
           AS wait`,
      [email, network, ANYWHERE],
    );
  }

  private async isUsual(
    userId: number | undefined,
    network: string,
    tx: EntityManager,
  ): Promise<boolean> {
    // Asked without an account too, so that there being one does not show in the time it takes.
    const found = await tx.query(
      `SELECT 1 FROM usual_networks WHERE user_id = $1 AND network = $2
          AND used_at > now() - interval '${FORGET_NETWORKS_AFTER}'`,
      [userId ?? 0, network],
    );
    return found.length > 0;
  }

  private async count(email: string, { network, failures }: Tries, tx: EntityManager) {
    const backoff = network === ANYWHERE ? ACCOUNT_BACKOFF : ADDRESS_BACKOFF;
    await tx.query(
      `UPDATE login_tries SET failures = $3,
              locked_until = clock_timestamp() + nullif($4::integer, 0) * interval '1 second'
        WHERE email = $1 AND network = $2`,
      [email, network, failures + 1, lockSeconds(failures + 1, backoff)],
    );
  }

  /** Waits for nobody: what is being tried just now is not old. */
  private async forgetOld(): Promise<void> {
    await this.db.query(
      `DELETE FROM login_tries WHERE (email, network) IN (
         SELECT email, network FROM login_tries
          WHERE tried_at < now() - interval '${FORGET_TRIES_AFTER}' FOR UPDATE SKIP LOCKED)`,
    );
  }
}
