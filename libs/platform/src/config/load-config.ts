import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ConfigurationError } from './operator-error.js';
import { withSecretFiles } from './secret-files.js';

/**
 * Reads a class-validator configuration class from the environment, or fails with all faults at
 * once. Empty variables count as absent, because Compose passes unset ones through as empty. A
 * secret may be in a file: `NAME_FILE` is the path of the file that holds `NAME`.
 */
export function loadConfig<T extends object>(
  type: new () => T,
  env: NodeJS.ProcessEnv = process.env,
): T {
  const given = Object.fromEntries(
    Object.entries(withSecretFiles(env)).filter(([, value]) => value !== ''),
  );
  const config = plainToInstance(type, given, {
    enableImplicitConversion: true,
    exposeDefaultValues: true,
    excludeExtraneousValues: false,
  });
  const faults = validateSync(config, { forbidUnknownValues: false }).flatMap((fault) =>
    Object.values(fault.constraints ?? {}).map((text) => `  ${fault.property}: ${text}`),
  );
  if (faults.length > 0) {
    throw new ConfigurationError(`The configuration cannot be used:\n${faults.join('\n')}`);
  }
  return config;
}
