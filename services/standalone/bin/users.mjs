/** `npm run users -- COMMAND`: installs and builds what is missing, then looks after accounts. */
import { build, install, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
await import('../dist/users.js');
