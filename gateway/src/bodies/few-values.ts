/** Parsing JSON with more lists, objects, and commas than this blocks the event loop noticeably. */
export const MOST_VALUES = 100_000;

const [QUOTE, BACKSLASH, COMMA, LIST, OBJECT] = Buffer.from('"\\,[{');

/** Whether JSON holds few enough values to parse in one go. Strings are skipped. */
export function hasFewValues(json: Buffer): boolean {
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
  }
  return values <= MOST_VALUES;
}

/** The index at which the string that starts at a quotation mark ends. */
function endOfText(json: Buffer, start: number): number {
  for (let at = json.indexOf(QUOTE!, start + 1); at !== -1; at = json.indexOf(QUOTE!, at + 1)) {
    let escapes = 0;
    while (json[at - 1 - escapes] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}
