/**
 * Fails when a package of ours asks for more than one exact version, when one that is shipped has no
 * hash in the lock file, and when its license is not on the list.
 */

import { faultsOfHashes, faultsOfLicenses, faultsOfVersions } from './faults.mjs';
import { ourParts, readLock, shippedPackages } from './shipped.mjs';

const lock = readLock();
const shipped = shippedPackages(lock);
const faults = [
  ...faultsOfVersions(ourParts(lock)),
  ...faultsOfHashes(shipped),
  ...faultsOfLicenses(shipped),
];
console.log(`${shipped.length} packages are shipped.`);
if (faults.length > 0) {
  console.error(faults.map((each) => `  ${each}`).join('\n'));
  process.exit(1);
}
