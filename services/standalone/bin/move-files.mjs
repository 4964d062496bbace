/** `npm run move-files -- --to=storage|disk`: installs and builds what is missing, then moves files. */
import { build, install, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
await import('../dist/files/move-files.js');
