import { runImportCommand } from './run-import-command.js';

/** An import that an administrator started; the service gives it its own database address. */
process.exitCode = await runImportCommand({
  args: process.argv.slice(2),
  env: process.env,
  installationSecret: async () => {
    throw new Error('The database address is not one for the search service.');
  },
});
