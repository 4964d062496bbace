/** Splits table rows `word ⇥ abbreviation` into a map. */
export const wordMap = (rows: string): Map<string, string> =>
  new Map(rows.split('\n').map((row) => row.split('\t') as [string, string]));

const TOKEN = /[\p{L}\p{N}&]+/gu;
const INSIDE_WORD = /[\p{L}\p{N}_'’-]/u;

/** What stands directly before or behind keeps a token from being a word of its own. */
const joinsBefore = (sign: string): boolean => sign === '.' || INSIDE_WORD.test(sign);

/** Keys by their first token, the longest first. */
function byFirstToken(keys: Iterable<string>): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const key of keys) {
    const first = key.match(TOKEN)?.[0] ?? key;
    const list = made.get(first);
    if (list) list.push(key);
    else made.set(first, [key]);
  }
  for (const list of made.values()) list.sort((a, b) => b.length - a.length);
  return made;
}

/**
 * A function that replaces every key of `map` that appears in a text as whole words, the longest
 * first; `keep` spares a replacement. One pass, whatever the size of the map.
 */
export function wordReplacer(
  map: ReadonlyMap<string, string>,
): (text: string, keep?: (short: string) => boolean) => string {
  const candidates = byFirstToken(map.keys());
  return (text, keep) => {
    let out = '';
    let done = 0;
    for (const token of text.matchAll(TOKEN)) {
      const at = token.index;
      if (at < done || joinsBefore(text.charAt(at - 1))) continue;
      const key = candidates
        .get(token[0])
        ?.find(
          (one) => text.startsWith(one, at) && !INSIDE_WORD.test(text.charAt(at + one.length)),
        );
      const short = key === undefined ? undefined : map.get(key);
      if (key === undefined || short === undefined || keep?.(short)) continue;
      out += text.slice(done, at) + short;
      done = at + key.length;
    }
    return out + text.slice(done);
  };
}
