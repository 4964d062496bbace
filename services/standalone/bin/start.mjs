/** `npm start`: installs and builds what is missing, then runs everything in this process. */
import { build, install, nameBuild, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
nameBuild();
await import('../dist/main.js');
