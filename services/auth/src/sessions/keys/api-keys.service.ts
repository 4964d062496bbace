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
  sessionsRevoked,
} from '@casewright/contracts';
import { BUS, type Bus } from '@casewright/messaging';
import { currentUserId } from '@casewright/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { AuditService } from '../../audit/audit.service.js';
import type { ApiKeyEntity } from '../../database/entities/api-key.entity.js';
import { toUser } from '../../database/entities/user.entity.js';
import { OwnPassword } from '../../proofs/passwords/own-password.js';
import { SecondFactorPolicy } from '../../proofs/second-factors/second-factor-policy.js';
import { hashSessionToken, newSessionToken } from '../../proofs/tokens.js';
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
    private readonly audit: AuditService,
    private readonly policy: SecondFactorPolicy,
    @Inject(BUS) private readonly bus: Bus,
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
    const key = `${API_KEY_PREFIX}${newSessionToken()}`;
    const made = {
      ...{ id: randomUUID(), userId: account.id, keyHash: hashSessionToken(key) },
      ...{ name, scope, hint: key.slice(0, HINT_LENGTH) },
      expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
    };
    const store = async (tx: EntityManager) => {
      if ((await this.keys.countLive(account.id, tx)) >= MOST_API_KEYS) throw tooMany();
      return { ...toApiKey(await this.keys.insert(made, tx)), key };
    };
    return this.own.change(account, 'create_api_key', store, { kind: 'api_key', id: made.id });
  }

  /** @throws AppError NOT_FOUND */
  async revoke(id: string): Promise<null> {
    const userId = currentUserId();
    await this.keys.inTransaction(async (tx) => {
      if (!(await this.keys.delete(userId, id, tx))) {
        throw new AppError('NOT_FOUND', 'This key has already been revoked.');
      }
      const subject = { kind: 'api_key', id } as const;
      const act = { action: 'revoke_api_key', actor: userId, outcome: 'done' } as const;
      await this.audit.record({ ...act, subject }, tx);
    });
    await this.bus.publish(sessionsRevoked, { sessionIds: [id] });
    return null;
  }

  /** The owner and scope of a key; null if it is not valid. */
  async resolve(key: string): Promise<z.output<typeof resolveSession.response>> {
    const live = await this.keys.findLive(hashSessionToken(key));
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
    return this.keys.live(ids);
  }
}

function tooMany(): AppError {
  return new AppError(
    'CONFLICT',
    `You have ${MOST_API_KEYS} keys, the maximum. Revoke one that you do not need.`,
  );
}

function toApiKey(key: ApiKeyEntity): ApiKey {
  const { id, name, hint, scope } = key;
  return {
    ...{ id, name, hint, scope },
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
  };
}
