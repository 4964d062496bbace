import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { answerInteractions } from './interactions.js';
import { type People, settingsFor } from './settings.js';

interface IdentityProviderOptions {
  /** Where the product is, as its users see it. */
  home: string;
  /** 0, or nothing, for a free port. */
  port?: number;
}

export const CLIENT_ID = 'casewright';
export const CLIENT_SECRET = 'known-to-the-provider-and-to-us';

/** A firm's identity provider: a real one, whose people and their groups a test decides. */
export class IdentityProvider {
  /** By what they type in to sign in. */
  readonly people: People = new Map();

  private constructor(
    readonly issuer: string,
    private readonly server: Server,
    private readonly key: KeyObject,
  ) {}

  static async start({ home, port = 0 }: IdentityProviderOptions): Promise<IdentityProvider> {
    const server = createServer();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const issuer = `http://localhost:${(server.address() as { port: number }).port}`;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const started = new IdentityProvider(issuer, server, privateKey);
    const jwk = { ...privateKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' };
    const client = { id: CLIENT_ID, secret: CLIENT_SECRET, home };
    const provider = new Provider(issuer, settingsFor(client, jwk, started.people));
    server.on('request', answerInteractions(provider, started.people));
    return started;
  }

  /** A token that the provider could have signed, to be logged out by. */
  logoutToken(claims: Record<string, unknown>, header: Record<string, unknown> = {}) {
    return new SignJWT({ events: { [LOGOUT]: {} }, jti: randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, typ: 'logout+jwt', ...header })
      .setIssuer((claims.iss as string | undefined) ?? this.issuer)
      .setAudience((claims.aud as string | undefined) ?? CLIENT_ID)
      .setIssuedAt((claims.iat as number | undefined) ?? undefined)
      .setExpirationTime('2 min')
      .sign(this.key);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}

const KEY_ID = 'the-one-key';
const LOGOUT = 'http://schemas.openid.net/event/backchannel-logout';
