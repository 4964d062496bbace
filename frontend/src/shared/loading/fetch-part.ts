/** How long to wait before each silent retry: a short outage passes, a long one is told. */
const RETRY_AFTER_MS = [400, 1_600] as const;

/** A part of the program that the server did not deliver, after silent retries. */
export class PartMissingError extends Error {
  override readonly name = 'PartMissingError';

  constructor(
    /** The server has another build than this page: its parts are gone for good. */
    readonly isOutdated: boolean,
    cause: unknown,
  ) {
    super('A part of the application did not load.', { cause });
  }
}

/**
 * Fetches a part of the program, and again after a pause when it does not arrive.
 *
 * @throws PartMissingError when it never does, or when the server has another build by now
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (await isOutdated()) throw new PartMissingError(true, error);
      const pause = RETRY_AFTER_MS[attempt];
      if (pause === undefined) throw new PartMissingError(false, error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** Whether the server's page starts another build than this one; no while nobody answers. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  const served = await servedEntry();
  return Boolean(own && served && own !== served);
}

/** Whether the server answers with the application at all. */
export async function isServed(): Promise<boolean> {
  return (await servedEntry()) !== null;
}

/** The path of the entry script that the server's page starts; its name is a hash of the whole build. */
async function servedEntry(): Promise<string | null> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!response.ok) return null;
    // Not parsed: the content security policy takes no plain text for a page.
    return /<script type="module"[^>]* src="([^"]+)"/.exec(await response.text())?.[1] ?? null;
  } catch {
    return null;
  }
}
