/** The import itself: needs everything built. `import.mjs` starts it, with limits to its memory. */
import { installationSecret } from '@casewright/database';
import { runImportCommand } from '../dist/command/run-import-command.js';

process.exitCode = await runImportCommand({
  args: process.argv.slice(2),
  env: process.env,
  installationSecret,
});
