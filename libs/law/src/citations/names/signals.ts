/** Introductory signals (Bluebook rule 1.2), read from the text in front of a name. */
const SIGNAL =
  /(?:^|[\s([“"‘'.;,—–-])((?:but\s+)?(?:see|cf\.|compare|accord|contra|citing|quoting|quoted in|cited in|e\.g\.|with|and|in|under)(?:\s+(?:also|generally))?(?:,?\s*e\.g\.,?)?(?:,?\s*(?:quoting|citing))?)[,\s]*$/i;

/** The signal that ends at `at`, in lower case, commas dropped. */
export function signalBefore(text: string, at: number, floor: number): string | undefined {
  const found = SIGNAL.exec(text.slice(Math.max(floor, at - 32), at));
  if (!found) return undefined;
  const signal = found[1]!
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')
    .trim();
  return /^(?:with|and|in|under)$/.test(signal) ? undefined : signal;
}
