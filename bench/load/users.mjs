/** Users who share the load, each with a session. */
import { Agent, request as open } from 'node:http';

/** Enough that nobody asks more often than a person might while all of them ask ten times too often. */
const USERS = 200;
/** How many users further on the same place of each round begins, so that everyone asks for everything. */
const SHIFT = 7;
const PASSWORD = 'a bench of its own';
/** Connections that a browser opens to one server (HTTP/1.1). */
const CONNECTIONS_OF_ONE = 6;
/** Nobody waits longer. */
const ANSWER_MS = 30_000;
const JSON_TYPE = 'application/json';

export async function signUpAll(origin) {
  const asks = [];
  for (let n = 1; n <= USERS; n++) asks.push(await signUp(origin, emailOf(n)));
  let turn = 0;
  return {
    email: emailOf(1),
    password: PASSWORD,
    /** Resolves with the status of the answer, once it has been read; rejects without an answer. */
    next: () => asks[(turn + Math.floor(turn++ / USERS) * SHIFT) % USERS],
    /** Opens all connections that browsers would keep open. */
    async connect() {
      for (const ask of asks) {
        const history = () => ask({ method: 'GET', path: '/search/history' });
        await Promise.all(Array.from({ length: CONNECTIONS_OF_ONE }, history));
      }
    },
    async someCase() {
      const query = 'Miranda v. Arizona';
      const { body } = await asks[0].whole({ path: '/search', body: { query } });
      return JSON.parse(body).cases[0].id;
    },
  };
}

const emailOf = (n) => `user-${n}@firm.example`;

async function signUp(origin, email) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_ONE });
  const body = { email, password: PASSWORD, name: 'Ann Advocate' };
  const visitor = { origin, agent, cookie: '' };
  const { status, headers, body: said } = await answerTo(visitor, { path: '/auth/signup', body });
  if (status !== 201) throw new Error(`Nobody can sign up: ${said}`);
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const user = { origin, agent, cookie };
  const ask = async (request) => (await answerTo(user, request)).status;
  ask.whole = (request) => answerTo(user, request);
  return ask;
}

async function answerTo({ origin, agent, cookie }, { method = 'POST', path, body, isVisitor }) {
  const content = await contentOf(body);
  return new Promise((resolve, reject) => {
    const headers = { ...(isVisitor || !cookie ? {} : { cookie }), ...content.headers };
    const request = open(`${origin}/api${path}`, { method, agent, headers });
    const late = setTimeout(() => request.destroy(new Error('No answer.')), ANSWER_MS);
    request.once('error', reject).once('close', () => clearTimeout(late));
    request.once('response', (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part)).once('error', reject);
      response.once('end', () => {
        const { statusCode: status, headers: told } = response;
        resolve({ status, headers: told, body: Buffer.concat(parts).toString() });
      });
    });
    request.end(content.bytes);
  });
}

async function contentOf(body) {
  if (body === undefined) return { headers: {}, bytes: undefined };
  if (!(body instanceof FormData)) {
    return { headers: { 'content-type': JSON_TYPE }, bytes: JSON.stringify(body) };
  }
  const form = new Response(body);
  const type = form.headers.get('content-type');
  return { headers: { 'content-type': type }, bytes: Buffer.from(await form.arrayBuffer()) };
}
