/** `npm run audit -- COMMAND`: installs and builds what is missing, then exports or checks the audit log. */
import { build, install, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
await import('../dist/audit.js');
