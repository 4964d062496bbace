/** `npm start`: installs and builds what is missing, then runs everything in this process. */
import { build, install, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
await import('../dist/main.js');
