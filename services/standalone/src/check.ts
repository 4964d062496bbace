/** Checks the citations of files, for a firm's scripts; see `check/run-check.ts`. */
let status = 2;
// Whatever ends the process before it is done has not verified anything.
process.on('exit', () => {
  process.exitCode = status;
});
process.env.LOG_LEVEL ??= 'silent';
const { runCheck } = await import('./check/run-check.js');
status = await runCheck(process.argv.slice(2), {
  env: process.env,
  print: (text) => console.log(text),
  complain: (sentence) => console.error(sentence),
});
process.exit();
