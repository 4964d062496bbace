import { runImportCommand } from './run-import-command.js';

/** An import that an administrator started; the service gives it its own database address. */
process.exitCode = await runImportCommand({
  args: process.argv.slice(2),
  env: process.env,
  installationSecret: async () => {
    throw new Error('The address of the database is no address of the search service.');
  },
});
