/** `npm run reindex`: installs and builds what is missing, then makes the index in OpenSearch anew. */
import { build, install, requireNode } from '../../../tools/prepare.mjs';

requireNode();
await install();
await build();
await import('./reindex-process.mjs');
