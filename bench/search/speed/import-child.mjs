/**
 * Runs one import in its own process and reports its time, processor time and peak memory as JSON.
 */
import { runImportCommand } from '../../../services/search/dist/command/run-import-command.js';

const started = performance.now();
const code = await runImportCommand({
  args: process.argv.slice(2),
  env: process.env,
  installationSecret: async () => 'benchmark',
});
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
process.send({
  code,
  seconds: (performance.now() - started) / 1_000,
  cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
  peakMb: maxRSS / 1_024,
});
process.exitCode = code;
process.disconnect();
