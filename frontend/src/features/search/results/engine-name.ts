/** How the page names the engine of an answer; one that is unknown keeps its own name. */
export function engineName(engine: string): string {
  return engine === 'built-in' ? 'the built-in engine' : engine;
}
