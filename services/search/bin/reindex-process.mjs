/** The rebuild itself: needs everything built, as in a container. `reindex.mjs` sees to that. */
import { installationSecret } from '@casewright/database';
import { runReindexCommand } from '../dist/command/run-reindex-command.js';

process.exitCode = await runReindexCommand({
  args: process.argv.slice(2),
  env: process.env,
  installationSecret,
});
