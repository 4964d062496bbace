import { join } from 'node:path';
import type { ServiceName } from '@casewright/contracts';

/** What starts a process of the product, or one of its parts: all code of the built `main.js` in few files. */
export function builtMain(part: ServiceName | 'gateway' | 'standalone'): string {
  const folder = process.env.TEST_BUNDLES;
  if (!folder) throw new Error('Processes of the product are for the Jest project "integration".');
  return join(folder, `${part}.js`);
}
