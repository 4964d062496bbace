/** Who made a result, in words; nothing where the answer does not say. */
export function engineWords(engine: string): string {
  if (engine === '') return '';
  return engine === 'local' ? 'by the built-in engine' : `by the model ${engine}`;
}
