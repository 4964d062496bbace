/**
 * `npm run backup`: installs and builds what is missing, then copies everything alongside the
 * running product.
 */
import { build, install, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
await import('../dist/backup/backup.js');
