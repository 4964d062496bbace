import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { provision, startEmbedded } from '@casewright/database';
import { openService } from '../search/speed/open-service.mjs';
import { withTemporaryFolder } from '../search/temporary-folder.mjs';

const CHILD = join(import.meta.dirname, '../search/speed/import-child.mjs');

/** Gives `work` an empty library on a database of its own, and what imports into it. */
export function withLibrary(work) {
  return withTemporaryFolder(async (folder) => {
    const server = await startEmbedded({ dataDir: join(folder, 'database') });
    try {
      const { search: url } = await provision(server.url, ['search'], 'benchmark');
      const service = await openService(url);
      const load = (path, ...flags) => imported(url, path, flags);
      const result = await work({ ...service, folder, load });
      await service.db.destroy();
      return result;
    } finally {
      await server.stop();
    }
  });
}

/** In its own process, with the limits that `npm run import` has. */
async function imported(url, path, flags) {
  const child = fork(CHILD, [...flags, path], {
    env: { ...process.env, DATABASE_URL: url },
    execArgv: ['--max-old-space-size=256', '--max-semi-space-size=8'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ code, seconds, cpuSeconds, peakMb }] = await once(child, 'message');
  if (code !== 0) throw new Error(`The import of ${path} ended with ${code}.`);
  return {
    seconds: Math.round(seconds),
    cpuSeconds: Math.round(cpuSeconds),
    peakMb: Math.round(peakMb),
  };
}
