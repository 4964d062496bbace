/** An explanation of each case from its own summary, and in the first a second sentence that is made up. */
export function relevance(results: string): object {
  const records = results.split(/^Case \d+$/m).slice(1);
  const explanations = records.flatMap((record, at) => {
    const words = record.match(/^Summary: ((?:\S+ ){4}\S+)/m)?.[1];
    if (!words) return [];
    const invented = at === 0 ? ' It awarded $987,654 to the zebras.' : '';
    const text = `The model finds the point where the record says “${words}”.${invented}`;
    return [{ case: at + 1, text }];
  });
  return { explanations };
}
