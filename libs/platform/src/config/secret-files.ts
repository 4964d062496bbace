import { readFileSync } from 'node:fs';
import { ConfigurationError } from './operator-error.js';

/** Settings that hold a password or a key, alone or in an address. */
const SECRETS =
  /^(?:(?:ADMIN_)?DATABASE_URL|MESSAGE_BUS_URL|BUS_(?:SIGNING_KEY|PUBLIC_KEYS)|OPENAI_(?:EMBEDDING_)?API_KEY|SMTP_URL|SETUP_TOKEN|OIDC_CLIENT_SECRET|AUDIT_(?:SHIP_TO|SIGNING_KEY)|ENCRYPTION_KEYS|BROKER_ADMIN_URL|OTEL_EXPORTER_OTLP_HEADERS|AWS_(?:ACCESS_KEY_ID|SECRET_ACCESS_KEY)|OPENSEARCH_(?:USERNAME|PASSWORD|CA)|[A-Z]+_(?:DATABASE|BROKER)_PASSWORD)$/;
const SUFFIX = '_FILE';

/**
 * The environment with each secret that is given by a file: `NAME_FILE=/path` stands for `NAME` with
 * what the file contains, without the line's end. A secret that is given itself wins.
 *
 * @throws ConfigurationError naming every file that cannot be read, or is empty
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = {};
  const faults: string[] = [];
  for (const [variable, path] of Object.entries(env)) {
    const name = variable.slice(0, -SUFFIX.length);
    if (!path || !variable.endsWith(SUFFIX) || !SECRETS.test(name) || env[name]) continue;
    try {
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (!read[name]) faults.push(`  ${variable}: ${path} is empty`);
    } catch (error) {
      faults.push(`  ${variable}: ${(error as Error).message}`);
    }
  }
  if (faults.length > 0) {
    throw new ConfigurationError(`The configuration cannot be used:\n${faults.join('\n')}`);
  }
  return { ...env, ...read };
}

/**
 * The environment for a process that needs no secrets: without them and without the files that hold
 * them.
 */
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !SECRETS.test(name.replace(/_FILE$/, ''))),
  );
}
