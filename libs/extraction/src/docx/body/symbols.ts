/** Signs of Word's symbol fonts, by their private code points, as characters everyone has. */
const SYMBOLS: Readonly<Record<string, string>> = {
  F06F: '☐',
  F071: '☐',
  F0A8: '☐',
  F053: '☒',
  F078: '☒',
  F0FD: '☒',
  F0FE: '☒',
  F0FC: '✓',
  F0A7: '•',
  F0B7: '•',
  F0D8: '•',
  F0E0: '→',
};

export function symbolOf(code: string): string {
  return SYMBOLS[code.toUpperCase()] ?? '';
}

/** A character that no font of Word's had when it was typed: an emoji, by its code point. */
export function extendedSymbol(code: string): string {
  const point = Number.parseInt(code, 16);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
