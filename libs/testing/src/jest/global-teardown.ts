const run = globalThis as typeof globalThis & {
  casewrightTestRun?: { stop: (() => Promise<void>)[] };
};

/** Stops what global-setup.ts started, in the opposite order. */
export default async function globalTeardown(): Promise<void> {
  for (const stop of run.casewrightTestRun?.stop.reverse() ?? []) await stop();
}
