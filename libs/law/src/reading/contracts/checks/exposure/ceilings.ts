const SUBJECT = /\bliab|indemni|\bloss|damages|obligation|recover|claims?\b|payable under/;
const MONEY =
  '(?:[$£€]|usd|eur|us\\$|(?:an?|the|its|such|two|three|four|five|six|ten|\\d)\\b[^.;]{0,60}?(?:amount|sum|fees?|price|maximum|total|aggregate|proceeds|insurance|lesser|greater|rent|paid|payable|received|consideration|value|interest|coverage|compensation|percent|%|times|months))';

/** Nobody pays before the losses reach it: `until the aggregate Losses exceed $50,000`. */
const BASKET =
  /\b(?:until|unless|only (?:if|when)|except to the extent|to the extent)\b[^;.]{0,160}?\b(?:exceeds?|is (?:greater|more) than)\b(?:[^;.,]|[.,](?=\d)){0,80}/;

/** Ways to say that an amount is the most. */
const CEILINGS = [
  /\b(?:not|never|neither|nor|no)\b[^;]{0,240}?\b(?:exceed|surpass|be (?:greater|more|higher) than|be in excess of)\b/,
  /\b(?:not|never|neither|nor|no)\b[^;]{0,160}?\b(?:liable|responsible|obligated)\b[^;]{0,80}?\b(?:more than (?!one\b)|above\b|beyond\b|in excess of\b)/,
  new RegExp(`\\b(?:limited|restricted)(?:,[^,;]{1,40},)? (?:solely |only )?to ${MONEY}`),
  new RegExp(
    `\\b(?:up to|not to exceed|not exceeding|no more than|maximum of|ceiling of|capped at|only to the extent of)\\b (?:a maximum of |an aggregate of )?${MONEY}`,
  ),
  /\bsubject to (?:an?|the) (?:\w+ )?(?:cap|ceiling|limit|maximum)\b/,
  /\bmaximum (?:aggregate |total |cumulative )?(?:liability|amount|indemni\w+)\b[^.;]{0,120}?\b(?:is|be|are)\b/,
  /\bsole (?:and exclusive )?source of (?:recovery|payment|funds)\b/,
  /\bwaives?\b[^.;]{0,80}?\bin excess of\b/,
];
/** The words of a ceiling, denied. */
const DENIED =
  /\bnot (?:be )?(?:limited|restricted) to\b|\bin no event\b[^.;]{0,100}?\bbe limited to\b|\bneither\b[^.;]{0,60}?\bcapped\b/;

/** Whether a sentence ends what someone may owe at an amount. */
export function isCeiling(words: string): boolean {
  if (!SUBJECT.test(words)) return false;
  const said = words
    .replace(BASKET, '')
    .replace(/\bincluding,? but not limited to\b/g, 'including');
  return !DENIED.test(said) && CEILINGS.some((pattern) => pattern.test(said));
}

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
