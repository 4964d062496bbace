/** A server-sent event. */
interface ServerEvent {
  event: string;
  id: string;
  data: unknown;
}

export interface EventReader {
  /** All events so far. */
  readonly heard: readonly ServerEvent[];
  /** Resolves when the server has ended the stream. */
  readonly closed: Promise<void>;
  /** The first event, heard already or to come, of which this is true. */
  until(is: (event: ServerEvent) => boolean): Promise<ServerEvent>;
  next(name: string): Promise<ServerEvent>;
  close(): void;
}

/** Opens a stream of server-sent events as a browser does. */
export async function readEvents(
  url: string,
  cookie: string,
  lastEventId?: string,
): Promise<EventReader> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { cookie, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: abort.signal,
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`There is no stream: ${response.status} ${await response.text()}`);
  }
  const heard: ServerEvent[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const look of waiting) look();
  };
  const until = (is: (event: ServerEvent) => boolean): Promise<ServerEvent> =>
    new Promise((resolve) => {
      const look = (): void => {
        const found = heard.find(is);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  const closed = (async () => {
    let rest = '';
    const words = new TextDecoder();
    for await (const bytes of response.body!) {
      rest += words.decode(bytes, { stream: true });
      const blocks = rest.split('\n\n');
      rest = blocks.pop() ?? '';
      heard.push(...blocks.flatMap(parse));
      wake();
    }
  })();
  closed.catch(() => undefined);
  return {
    heard,
    closed,
    until,
    next: (name) => until(({ event }) => event === name),
    close: () => abort.abort(),
  };
}

function parse(block: string): ServerEvent[] {
  const field = (name: string): string =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2) ?? '';
  return field('data')
    ? [{ event: field('event'), id: field('id'), data: JSON.parse(field('data')) }]
    : [];
}
