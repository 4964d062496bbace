/** Runs one import in a process of its own and reports its time and its peak memory as JSON. */
import { runImportCommand } from '../../../services/search/dist/import/command/run-import-command.js';

const started = performance.now();
const code = await runImportCommand({
  args: process.argv.slice(2),
  env: process.env,
  installationSecret: async () => 'benchmark',
});
const { maxRSS } = process.resourceUsage();
process.send({ code, seconds: (performance.now() - started) / 1_000, peakMb: maxRSS / 1_024 });
process.exitCode = code;
process.disconnect();
