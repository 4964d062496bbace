import { randomUUID } from 'node:crypto';
import {
  API_KEY_PREFIX,
  type ApiKey,
  type ApiKeyRequestSchema,
  AppError,
  MOST_API_KEYS,
  type NewApiKey,
  type resolveSession,
  roleMay,
} from '@casewright/contracts';
import { currentUserId } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Changes } from '../../changes/changes.js';
import type { ApiKeyEntity } from '../../database/entities/session.entities.js';
import { toUser } from '../../database/entities/user.entity.js';
import { OwnPassword } from '../../proofs/passwords/own-password.js';
import { SecondFactorPolicy } from '../../proofs/second-factors/second-factor-policy.js';
import { hashToken, newToken } from '../../proofs/tokens.js';
import type { LeftSession } from '../sessions.repository.js';
import { ApiKeysRepository } from './api-keys.repository.js';

/** Characters of a key shown in the list: enough to recognize it, too few to help guess it. */
const HINT_LENGTH = API_KEY_PREFIX.length + 4;
const DAY_MS = 24 * 3_600_000;

/** API keys for users' programs. To gateways, a key is a session with a scope. */
@Injectable()
export class ApiKeysService {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly own: OwnPassword,
    private readonly policy: SecondFactorPolicy,
    private readonly changes: Changes,
  ) {}

  async list(): Promise<ApiKey[]> {
    return (await this.keys.list(currentUserId())).map(toApiKey);
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
        if ((await this.keys.countLive(account.id, tx)) >= MOST_API_KEYS) throw tooMany();
        return this.keys.insert(made, tx);
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

  /** The owner and scope of a key; null if it is not valid. */
  async resolve(key: string): Promise<z.output<typeof resolveSession.response>> {
    const live = await this.keys.findLive(hashToken(key));
    if (!live) return null;
    await this.keys.touch(live.id);
    const must = this.policy.ofAccount(live.user);
    const user = { ...toUser(live.user), ...must };
    const { id: sessionId, scope } = live;
    return {
      user,
      principal: { userId: user.id, sessionId, role: user.role, scope, ...must },
      expiresAt: live.expiresAt.toISOString(),
    };
  }

  live(ids: readonly string[]): Promise<LeftSession[]> {
    return this.keys.left(ids);
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
