import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignOnAttemptEntity } from '../database/entities/sign-on.entities.js';

/** Minutes that somebody has at the provider, with its own passwords and second factors. */
const MINUTES = 10;

@Injectable()
export class AttemptsRepository {
  constructor(private readonly db: DataSource) {}

  async insert(attempt: Omit<SignOnAttemptEntity, 'expiresAt'>): Promise<void> {
    await this.db.query('DELETE FROM sign_on_attempts WHERE expires_at < now()');
    const { stateHash, browserHash, nonce, verifier, returnTo, sessionId } = attempt;
    await this.db.query(
      `INSERT INTO sign_on_attempts
         (state_hash, browser_hash, nonce, verifier, return_to, session_id, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 minute')`,
      [stateHash, browserHash, nonce, verifier, returnTo, sessionId, MINUTES],
    );
  }

  /** What this browser began, once: of two answers that come at once, one finds it. */
  async take(stateHash: Buffer, browserHash: Buffer): Promise<SignOnAttemptEntity | null> {
    const [rows] = (await this.db.query(
      `DELETE FROM sign_on_attempts
        WHERE state_hash = $1 AND browser_hash = $2 AND expires_at > now()
        RETURNING state_hash AS "stateHash", browser_hash AS "browserHash", nonce, verifier,
                  return_to AS "returnTo", session_id AS "sessionId", expires_at AS "expiresAt"`,
      [stateHash, browserHash],
    )) as [SignOnAttemptEntity[], number];
    return rows[0] ?? null;
  }
}
