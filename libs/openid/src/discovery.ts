import { AppError } from '@casewright/contracts';
import { describeError, endpointFetch } from '@casewright/platform';
import { Logger } from '@nestjs/common';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { away, providerFault } from './provider-faults.js';

/** Seconds that a provider has for each answer. */
const ANSWERS_WITHIN = 5;
/** How long what a provider says of itself is believed. */
const BELIEVED_MS = 3_600_000;

/** Requests to the provider; none follows a redirection, as with a model's. */
export const providerFetch = endpointFetch('on');

/** The provider, as an installation names it in its environment. */
export interface ProviderSettings {
  /** Absent: there is no single sign-on. */
  OIDC_ISSUER?: string;
  OIDC_CLIENT_ID?: string;
  /** Absent: a public client. */
  OIDC_CLIENT_SECRET?: string;
  /** What users call it. */
  OIDC_NAME: string;
  OIDC_SCOPES: string;
  OIDC_GROUPS_CLAIM: string;
  OIDC_ROLES?: string;
  /** To which the provider sends users back. */
  PUBLIC_URL?: string;
}

/** Asks the provider where it does what, when it is first needed, and again until it answers. */
export class Discovery {
  private readonly logger = new Logger('single-sign-on');
  private found: { provider: Promise<Configuration>; until: number } | undefined;

  constructor(readonly config: ProviderSettings) {}

  get isConfigured(): boolean {
    return this.config.OIDC_ISSUER !== undefined;
  }

  get name(): string {
    return this.config.OIDC_NAME;
  }

  /** The issuer as it is configured, without a slash at its end. */
  get issuer(): string {
    return (this.config.OIDC_ISSUER ?? '').replace(/\/$/, '');
  }

  /** @throws AppError CONFLICT where there is no single sign-on */
  assertConfigured(): void {
    if (!this.isConfigured) throw notConfigured();
  }

  /** Does something with the provider. @throws AppError with a sentence, whatever went wrong there */
  async withProvider<T>(work: (provider: Configuration) => Promise<T>): Promise<T> {
    this.assertConfigured();
    try {
      return await work(await this.provider());
    } catch (fault) {
      const error = providerFault(fault, this.name);
      if (error.cause) this.logger.warn(`${error.message} ${reasonOf(error.cause)}`);
      throw error;
    }
  }

  private provider(): Promise<Configuration> {
    if (this.found && this.found.until > Date.now()) return this.found.provider;
    const provider = this.discover();
    const found = { provider, until: Date.now() + BELIEVED_MS };
    this.found = found;
    provider.catch(() => {
      if (this.found === found) this.found = undefined;
    });
    return provider;
  }

  private discover(): Promise<Configuration> {
    const {
      OIDC_ISSUER: issuer = '',
      OIDC_CLIENT_ID: id = '',
      OIDC_CLIENT_SECRET: secret,
    } = this.config;
    const isPlain = issuer.startsWith('http://');
    return discovery(new URL(issuer), id, undefined, secret ? bySecret(secret) : None(), {
      execute: [enableNonRepudiationChecks, ...(isPlain ? [allowInsecureRequests] : [])],
      timeout: ANSWERS_WITHIN,
      [customFetch]: providerFetch,
    }).catch((fault: unknown) => {
      throw away(this.name, fault);
    });
  }
}

/** As the provider says that it takes it; where it says nothing, it takes it in the header. */
function bySecret(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}

function notConfigured(): AppError {
  return new AppError(
    'CONFLICT',
    'This installation has no single sign-on. Log in with your password.',
  );
}

/** What an operator needs to find the cause: names and codes, no value of anybody's. */
function reasonOf(cause: unknown): string {
  const { type, code, message, cause: inner } = describeError(cause);
  return [type, code, message, inner?.code].filter(Boolean).join(' · ');
}
