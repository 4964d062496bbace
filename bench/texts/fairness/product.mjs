/** The product in its own process, on a database and a folder that go with it. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function startProduct(env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'casewright-bench-'));
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'product-process.mjs'), {
    env: {
      ...process.env,
      ...{ PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (!said?.ready) throw new Error('The product did not start.');
  const origin = `http://localhost:${port}`;
  return {
    origin,
    /** Milliseconds for which the event loop was held at most since it was last asked. */
    async longestHold() {
      if (child.exitCode !== null) throw new Error('The product has ended.');
      child.send('hold');
      const [{ longest }] = await once(child, 'message');
      return longest;
    },
    signUp: (name) => signUp(origin, name),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A user, as the function with which that user asks: resolves with the status and the text. */
async function signUp(origin, name) {
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@firm.example`, password: 'a bench of its own', name }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  if (!response.ok) throw new Error(`Nobody can sign up: ${await response.text()}`);
  return async ({ method = 'POST', path, body }) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        cookie,
        ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
