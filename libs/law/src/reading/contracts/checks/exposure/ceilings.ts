import { BASKET } from './polarity.js';

/** The least that the losses must reach before anything is owed, as it stands; null where none is. */
export const basketIn = (words: string): string | null =>
  /\b(?:loss|liab|claim|damages|indemn)/.test(words)
    ? (/(?:exceeds?|than) ([$£€][\d,.]*\d(?: (?:million|thousand))?|\w+ percent)/.exec(
        BASKET.exec(words)?.[0] ?? '',
      )?.[1] ?? null)
    : null;

const SUM =
  /(?:[$£€]|usd |eur |us\$) ?\d[\d,.]*\d(?: (?:million|thousand))?|(?:\w+ )?(?:\(\d+%\) |percent |\d+% )(?:\(\d+%\) )?of the [a-z]+(?: price)?|(?:the )?(?:total |aggregate )?(?:fees|amounts?|license fee|price|consideration)(?: actually)? (?:paid|payable|received)(?: [^\s.;,]{1,20}){0,6}/;

/** The most that is owed, as it stands; null where the sentence points elsewhere. */
export function amountIn(words: string): string | null {
  const said = words.replace(BASKET, '');
  const from =
    /\b(?:exceed(?:ing)?|limited(?:,[^,;]{1,40},)? to|up to|than|capped at|in excess of|is|of)\b/.exec(
      said,
    );
  return SUM.exec(from ? said.slice(from.index) : said)?.[0].trim() ?? null;
}
