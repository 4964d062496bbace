/**
 * Prints what the product consists of, as CycloneDX 1.6: the packages that are shipped and installed
 * here, with version, SHA-512, license, and what needs what.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../prepare.mjs';
import { billOfMaterials } from './bill-of-materials.mjs';
import { readLock, shippedPackages } from './shipped.mjs';

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
// Those of other platforms, and what the image was made without, are in the lock file only.
const installed = shippedPackages(readLock()).filter(({ path }) => existsSync(join(ROOT, path)));
console.log(JSON.stringify(billOfMaterials(installed, version), null, 2));
