import { randomUUID } from 'node:crypto';
import {
  API_KEY_PREFIX,
  type ApiKey,
  type ApiKeyRequestSchema,
  AppError,
  MOST_API_KEYS,
  type NewApiKey,
  roleMay,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { EntityManager, LessThan } from 'typeorm';
import type { z } from 'zod';
import { Changes } from '../changes/changes.js';
import { ApiKeyEntity } from '../database/entities/session.entities.js';
import { OwnPassword } from '../proofs/passwords/own-password.js';
import { hashToken, newToken } from '../proofs/tokens.js';

/** Characters of a key shown in the list: enough to recognize it, too few to help guess it. */
const HINT_LENGTH = API_KEY_PREFIX.length + 4;
const DAY_MS = 24 * 3_600_000;

/** API keys for users' programs. To gateways, a key is a session with a scope. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly db: EntityManager,
    private readonly own: OwnPassword,
    private readonly changes: Changes,
  ) {}

  /** Newest first. */
  async list(): Promise<ApiKey[]> {
    const where = { userId: currentUserId() };
    const keys = await this.db.find(ApiKeyEntity, { where, order: { createdAt: 'DESC' } });
    return keys.map(toApiKey);
  }

  /** @throws AppError FORBIDDEN, RATE_LIMITED, VALIDATION_FAILED for a scope beyond the role, or CONFLICT */
  async create(input: z.output<typeof ApiKeyRequestSchema>): Promise<NewApiKey> {
    const { name, scope, expiresInDays, current } = input;
    const account = await this.own.proveOrFresh(current, 'create_api_key');
    if (!roleMay(account.role, scope)) {
      const message = `Your role, ${account.role}, may not have a key with this scope.`;
      throw new AppError('VALIDATION_FAILED', message, { details: [{ path: 'scope', message }] });
    }
    const key = `${API_KEY_PREFIX}${newToken()}`;
    const made = {
      id: randomUUID(),
      userId: account.id,
      keyHash: hashToken(key),
      name,
      scope,
      hint: key.slice(0, HINT_LENGTH),
      expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
    };
    const subject = { kind: 'api_key', id: made.id } as const;
    const stored = await this.own.change(
      account,
      'create_api_key',
      async ({ tx }) => {
        // The account is held meanwhile, so that of two keys at once one is counted.
        await tx.delete(ApiKeyEntity, { userId: account.id, expiresAt: LessThan(new Date()) });
        if ((await tx.countBy(ApiKeyEntity, { userId: account.id })) >= MOST_API_KEYS) {
          throw tooMany();
        }
        await tx.insert(ApiKeyEntity, made);
        return tx.findOneByOrFail(ApiKeyEntity, { id: made.id });
      },
      subject,
    );
    return { ...toApiKey(stored), key };
  }

  /** @throws AppError NOT_FOUND */
  async revoke(id: string): Promise<null> {
    const userId = currentUserId();
    await this.changes.make(async (change) => {
      const ended = await change.end('api_keys', 'id = $1 AND user_id = $2', [id, userId]);
      if (ended.length === 0) throw new AppError('NOT_FOUND', 'This key has already been revoked.');
      await change.record('revoke_api_key', userId, { kind: 'api_key', id });
    });
    return null;
  }
}

function tooMany(): AppError {
  return new AppError(
    'CONFLICT',
    `You have ${MOST_API_KEYS} keys, the maximum. Revoke one that you do not need.`,
  );
}

function toApiKey({ id, name, hint, scope, ...key }: ApiKeyEntity): ApiKey {
  return {
    id,
    name,
    hint,
    scope,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
