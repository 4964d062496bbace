// A separate process with an embedded database, for specs that kill it or run it as someone else.
// Usage: node embedded-runner.mjs DATA_DIR [PORT]. Says {url, adopted} or {error} in one line, stops when
// its input ends, and stays through a Ctrl-C, as the application does while its services drain.
import { startEmbedded } from '../../dist/embedded/start-embedded.js';

process.on('SIGINT', () => undefined);
const [dataDir, port] = process.argv.slice(2);
try {
  const database = await startEmbedded({ dataDir, port: port ? Number(port) : undefined });
  console.log(JSON.stringify({ url: database.url, adopted: database.adopted }));
  process.stdin.resume().once('end', () => void database.stop());
} catch (error) {
  console.log(JSON.stringify({ error: `${error.name}: ${error.message}` }));
}
