/** Users who keep working, whatever happens, and write down what they were answered. */
import { setTimeout as delay } from 'node:timers/promises';
import { BASE_URL, faultOf } from '../suites/compose-product.mjs';

const BETWEEN_MS = 100;
const AGAIN_MS = 250;
/** Beyond the deadline, until nobody waits for an answer anymore. */
const HANGS_MS = 10_000;
/** How long a user tries again what may be repeated. */
const PATIENCE_MS = 90_000;
const ENDED = ['done', 'failed', 'cancelled', 'expired'];

/** Every kind again and again, each by its own user. */
export class Load {
  #running = true;
  #count = 0;

  constructor(ledger, kinds, users, prefix) {
    Object.assign(this, { ledger, kinds, users, prefix });
    this.loops = kinds.map((kind, at) => this.#loop(kind, users[at % users.length]));
  }

  async #loop(kind, cookie) {
    while (this.#running) {
      await this.act(kind, cookie);
      await delay(BETWEEN_MS);
    }
  }

  /** One act, to its end. */
  async act(kind, cookie) {
    this.#count += 1;
    const act = this.ledger.open(`${this.prefix}${kind.name}-${this.#count}`, kind);
    const until = Date.now() + PATIENCE_MS;
    do {
      const answer = await send(act, { cookie, deadlineMs: kind.deadlineMs });
      if (answer.ok) {
        if (kind.isFollowed) await follow(act, JSON.parse(answer.text).id, cookie);
        act.accepted = true;
        act.endedAt = Date.now();
        return;
      }
      await delay(AGAIN_MS);
    } while (kind.isRepeatable && Date.now() < until);
  }

  /** Resolves when every kind has succeeded after that moment, with the milliseconds, or with those that have not in time. */
  async recovered(since, withinMs) {
    for (;;) {
      const firsts = this.ledger.firstSuccesses(this.kinds, since);
      const away = this.kinds.filter((_, at) => firsts[at] === undefined).map(({ name }) => name);
      if (away.length === 0) return { ms: Math.max(...firsts) - since, away };
      if (Date.now() > since + withinMs) return { away };
      await delay(20);
    }
  }

  /** Begins nothing new, and waits for what is under way. */
  async stop() {
    this.#running = false;
    await Promise.all(this.loops);
  }
}

/** Looks at an accepted job until it has ended. */
async function follow(act, id, cookie) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const looking = { cookie, deadlineMs: act.kind.deadlineMs, look: `/jobs/${id}` };
    const { ok, text } = await send(act, looking);
    const job = ok ? JSON.parse(text) : {};
    if (ENDED.includes(job.state)) {
      if (job.state !== 'done') act.failed = `${job.state}: ${JSON.stringify(job.error)}`;
      return;
    }
    if (Date.now() > until) {
      act.failed = `it has not ended: ${text.slice(0, 200)}`;
      return;
    }
    await delay(AGAIN_MS);
  }
}

/** Sends the request of an act, or looks at what became of it, and notes the answer. */
async function send(act, { cookie, deadlineMs, look }) {
  const { path, headers = {}, body } = look ? { path: look } : act.kind.request(act.id);
  const requestId = `${act.id}-${act.requests.length}`;
  const what = look ? 'a look at' : act.kind.name;
  const note = { requestId, what, isAct: !look, deadlineMs, at: Date.now(), status: 0 };
  let text = '';
  try {
    const response = await fetch(`${BASE_URL}/api${path}`, {
      method: look ? 'GET' : 'POST',
      body,
      headers: { cookie, 'x-correlation-id': requestId, ...headers },
      signal: AbortSignal.timeout(deadlineMs + HANGS_MS),
    });
    text = await response.text();
    note.status = response.status;
    if (!response.ok) note.fault = faultIn(response.status, text);
  } catch (error) {
    note.fault = error.cause?.code ?? error.name;
  }
  note.ms = Date.now() - note.at;
  act.requests.push(note);
  return { ok: note.status >= 200 && note.status < 300, text };
}

/** Too many at once is a clear answer too. */
const faultIn = (status, text) =>
  status === 429 && text.includes('"code":"RATE_LIMITED"') ? undefined : faultOf(status, text);
