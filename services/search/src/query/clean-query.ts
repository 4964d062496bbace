/** Beyond this a pasted text says nothing new, and only costs. In characters. */
const AT_MOST = 10_000;

/** One form for quotes, dashes and white space; no NUL; no `[CITATION]` that someone masked. */
export function cleanQuery(input: string): string {
  return input
    .slice(0, AT_MOST)
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\[[A-Z ]{3,20}\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
