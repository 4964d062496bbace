/** Adding law itself: needs everything built. `add-law.mjs` starts it, with limits to its memory. */
import { installationSecret } from '@casewright/database';
import { runAddLawCommand } from '../dist/command/run-add-law-command.js';

process.exitCode = await runAddLawCommand({
  args: process.argv.slice(2),
  env: process.env,
  installationSecret,
});
