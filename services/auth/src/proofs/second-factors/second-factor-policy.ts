import type { Role } from '@casewright/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AuthConfig } from '../../auth-config.js';
import { UserEntity } from '../../database/entities/user.entity.js';

type Known = Pick<UserEntity, 'role' | 'hasSecondFactor' | 'password'>;

/** Who has to set up a second factor before anything else. */
@Injectable()
export class SecondFactorPolicy {
  constructor(
    private readonly db: EntityManager,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /** For an answer's user and principal: nothing where there is nothing to set up. */
  ofAccount({ role, hasSecondFactor, password }: Known): { mustEnroll?: true } {
    const isMissing = !hasSecondFactor && password !== null;
    return isMissing && this.isRequired(role) ? { mustEnroll: true } : {};
  }

  /** The same for an account by its id; it is looked up only where it can make a difference. */
  async ofUser({ id, role }: { id: number; role: Role }): Promise<{ mustEnroll?: true }> {
    if (!this.isRequired(role)) return {};
    return this.ofAccount(await this.db.findOneByOrFail(UserEntity, { id }));
  }

  private isRequired(role: Role): boolean {
    const { MFA_REQUIRED } = this.config;
    return (
      MFA_REQUIRED === 'everyone' || (MFA_REQUIRED === 'administrators' && role === 'administrator')
    );
  }
}
