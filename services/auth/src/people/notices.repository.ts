import { MOST_NOTICES, type NoticeAction, NoticeActionSchema } from '@casewright/contracts';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';

interface NoticeRow {
  action: NoticeAction;
  at: Date;
  by: string | null;
  isNew: boolean;
}

/**
 * Acts that name the account, and its API keys, whose records name the key. Whoever forgot a password
 * asks for a link without an actor: that alone changes nothing.
 */
const OF_ACCOUNT = `
  SELECT action, at, actor_id FROM audit_entries
   WHERE subject_kind = 'user' AND subject_id = $1::integer::text AND outcome = 'done'
     AND action = ANY($3)
     AND (action <> 'issue_reset_link' OR actor_id IS NOT NULL)
  UNION ALL
  SELECT 'create_api_key', created_at::timestamptz(3), user_id FROM api_keys WHERE user_id = $1`;

/** Reads from the audit log what an account's owner is told: it is there if, and only if, it was done. */
@Injectable()
export class NoticesRepository {
  constructor(private readonly db: EntityManager) {}

  /** Newest first. @param sessionId before which they must have been to be new */
  list(userId: number, sessionId: string): Promise<NoticeRow[]> {
    return this.db.query(
      `SELECT act.action, act.at, actor.name AS by,
              act.at > owner.notices_seen_at AND act.at < session.created_at AS "isNew"
         FROM (${OF_ACCOUNT}) AS act
         JOIN users AS owner ON owner.id = $1
         JOIN sessions AS session ON session.id = $2
         LEFT JOIN users AS actor ON actor.id = act.actor_id AND actor.id <> $1
        ORDER BY act.at DESC LIMIT $4`,
      [userId, sessionId, NoticeActionSchema.options, MOST_NOTICES],
    );
  }

  async dismiss(userId: number, until: string): Promise<void> {
    await this.db.query(
      `UPDATE users SET notices_seen_at = greatest(notices_seen_at, least($2::timestamptz, now()))
        WHERE id = $1`,
      [userId, until],
    );
  }
}
