import { once } from 'node:events';
import { createServer } from 'node:http';
import { startMailSink } from './mail-sink.js';

/**
 * A mail server for the browser tests, and `GET /?to=ADDRESS` for the texts of the mails to somebody,
 * oldest first. It prints both addresses once it listens.
 */
const sink = await startMailSink();
const shown = createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
  const texts = sink.mails.filter((mail) => mail.to === to).map(({ text }) => text);
  response.setHeader('content-type', 'application/json').end(JSON.stringify(texts));
}).listen(0, '127.0.0.1');
await once(shown, 'listening');
const { port } = shown.address() as { port: number };
console.log(`A mail server is ready at ${sink.url} http://127.0.0.1:${port}`);
process.once('SIGTERM', () => {
  shown.close();
  void sink.close();
});
