/** `$2,400` → 2400; null for words that are no amount. */
export const amountOf = (text: string | null | undefined): number | null => {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(text ?? '')?.[0].replaceAll(',', '');
  return digits === undefined ? null : Number(digits);
};

export const dollars = (sum: number): string =>
  `$${sum.toLocaleString('en-US', { minimumFractionDigits: sum % 1 ? 2 : 0, maximumFractionDigits: 2 })}`;

/** A cent of rounding is no breach. */
export const isAbove = (sum: number, most: number): boolean => sum > most + 0.01;
