import { ImportError, ImportInterrupted } from '../source/import-error.js';

/** What may be over soon; `message` is the sentence for when it is not. */
export class TryAgain extends Error {}

/** A server that says nothing for so long has gone. */
const SILENT_MS = 60_000;

interface Answer {
  response: Response;
  /** Ends with `TryAgain` where the connection breaks off. */
  chunks: AsyncIterable<Buffer>;
}

/**
 * Asks for a file. Goes nowhere but to the address itself: a redirection is refused.
 *
 * @throws TryAgain, ImportError, and ImportInterrupted when the signal says so.
 */
export async function asked(
  address: string,
  signal: AbortSignal,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENT_MS).unref();
  const failed = (error: unknown) => {
    clearTimeout(timer);
    if (signal.aborted) return new ImportInterrupted();
    if (error instanceof ImportError || error instanceof ImportInterrupted) return error;
    return new TryAgain(`${address} cannot be reached from here.`);
  };
  const response = await fetch(address, {
    ...init,
    headers: { 'accept-encoding': 'identity', ...init.headers },
    redirect: 'manual',
    signal: AbortSignal.any([signal, silence.signal]),
  }).catch((error: unknown) => {
    throw failed(error);
  });
  const fault = faultOf(address, response.status);
  if (fault) {
    clearTimeout(timer);
    await response.body?.cancel();
    throw fault;
  }
  async function* chunks(): AsyncGenerator<Buffer> {
    try {
      for await (const chunk of response.body ?? []) {
        timer.refresh();
        yield Buffer.from(chunk);
      }
      clearTimeout(timer);
    } catch (error) {
      throw failed(error);
    }
  }
  return { response, chunks: chunks() };
}

function faultOf(address: string, status: number): Error | undefined {
  if (status === 200 || status === 206 || status === 416) return undefined;
  if (status >= 300 && status < 400)
    return new ImportError(
      `${address} answers from elsewhere, which is not followed. Set CAP_URL or COURTLISTENER_BULK_URL to where the files are.`,
    );
  if (status === 404 || status === 403 || status === 410)
    return new ImportError(`There is no ${address} (${status}).`);
  return new TryAgain(`${address} answers ${status}. Try again later.`);
}
