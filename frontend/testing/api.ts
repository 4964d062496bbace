import type { AnswerOf, InputOf, RouteKey } from '../src/shared/api/routes';

/** What a route is asked. */
export interface Asked<K extends RouteKey = RouteKey> {
  body: InputOf<K> extends { body: infer B } ? B : undefined;
  url: URL;
  headers: Headers;
  signal: AbortSignal | null;
}

type Answer<K extends RouteKey> = Partial<AnswerOf<K>> | Response;
/** An answer for each route that a spec expects to be called, or what makes one. */
export type Answers = {
  [K in RouteKey]?: Answer<K> | ((asked: Asked<K>) => Answer<K> | Promise<Answer<K>>);
};

/** A refusal, as the API words one, or as something on the way does. */
export function refusal(status: number, body: object | string = {}): Response {
  if (typeof body === 'object') return Response.json(body, { status });
  return new Response(body, { status, headers: { 'content-type': 'text/html' } });
}

/** The API, of which only what a spec says is there. */
export class StandInApi {
  /** The routes that were called, in order. */
  readonly calls: { route: RouteKey; asked: Asked }[] = [];
  /** Calls that nothing had been said about. */
  readonly unexpected: string[] = [];

  constructor(private answers: Answers) {}

  /** Says what routes answer from now on. */
  answer(answers: Answers): void {
    this.answers = { ...this.answers, ...answers };
  }

  callsOf<K extends RouteKey>(route: K): Asked<K>[] {
    const calls = this.calls.filter((call) => call.route === route);
    return calls.map(({ asked }) => asked as unknown as Asked<K>);
  }

  /** Stands in for the page's own. */
  readonly fetch = async (
    input: string | URL | Request,
    init: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    const method = init.method ?? 'GET';
    const route = (Object.keys(this.answers) as RouteKey[]).find((key) => isAt(key, method, url));
    if (!route) {
      this.unexpected.push(`${method} ${url.pathname}`);
      return refusal(404);
    }
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
    const asked = { body, url, headers: new Headers(init.headers), signal: init.signal ?? null };
    this.calls.push({ route, asked: asked as Asked });
    return this.answerOf(route, asked as Asked);
  };

  private async answerOf(route: RouteKey, asked: Asked): Promise<Response> {
    const given = this.answers[route] as unknown;
    const answer = typeof given === 'function' ? given(asked) : given;
    const value: unknown = await Promise.race([answer, aborted(asked.signal)]);
    return value instanceof Response ? value.clone() : Response.json(value ?? null);
  }
}

function isAt(route: RouteKey, method: string, { pathname }: URL): boolean {
  const [wanted, path] = route.split(' ') as [string, string];
  const address = new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  return wanted === method && address.test(pathname);
}

function aborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
