/** Beyond this a pasted text says nothing new, and only costs. In characters. */
const AT_MOST = 10_000;

/** One form for quotes, dashes and white space; no NUL; no `[CITATION]` that someone masked. */
export function cleanQuery(input: string): string {
  return input
    .slice(0, AT_MOST)
    .normalize('NFC')
    .replace(/[\0-\x08\x0e-\x1f\x7f\u200b-\u200f\u2028-\u202e\ufeff]/g, ' ')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/\[[A-Z ]{3,20}\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
