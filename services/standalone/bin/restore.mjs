/** `npm run restore`: installs and builds what is missing, then puts a backup in place of what there is. */
import { build, install, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
await import('../dist/backup/restore.js');
