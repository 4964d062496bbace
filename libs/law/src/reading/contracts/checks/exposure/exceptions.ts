import { referredIn } from './passages.js';

/** What a limit does not reach. */
export interface Exception {
  /** Heads of liability in plain words: `confidentiality`. */
  heads: readonly string[];
  indemnity: boolean;
  sections: readonly string[];
}

/** Heads that a client may not be able to carry without a limit. */
const GRAVE: readonly (readonly [string, RegExp])[] = [
  ['confidentiality', /confidential|non-?disclosure/],
  ['data and security', /\bdata\b|security (?:breach|incident)|personal information|privacy/],
  ['infringement', /infring|misappropriat|intellectual property/],
  [
    'breach of the contract',
    /\b(?:material )?breach(?:es)? of (?:this|the) (?:agreement|contract|lease)\b/,
  ],
];
/** Heads that hardly any limit covers, by law or by habit. */
const USUAL: readonly (readonly [string, RegExp])[] = [
  ['fraud', /\bfraud/],
  ['gross negligence', /gross(?:ly)? negligen/],
  ['willful misconduct', /wil+ful|intentional|deliberate/],
  ['death and injury', /\bdeath\b|bodily injur|personal injur/],
  [
    'payment of the price',
    /\bpay(?:ment)?\b[^.;]{0,40}?\b(?:fees|price|rent|royalt|amounts|invoices)/,
  ],
  ['what the law forbids to limit', /\bby (?:applicable )?law\b/],
];

const LIFTED = [
  /\b(?:limit\w*|caps?|maximum|ceiling|exclusions?|foregoing|provisions|sections? [\d.]+|article [\divx.]+)\b[^.;]{0,120}?\b(?:not (?:apply|limit|be applicable)|inapplicable|no application|no effect)\b/,
  /\bnothing (?:in this|herein|contained|set forth|in (?:section|article))\b[^.;]{0,80}?\b(?:limits?|excludes?|restricts?|caps?)\b/,
  /\bno limitations? of liability\b[^.;]{0,80}?\bappl(?:y|ies)\b/,
];
const EXCEPT =
  /\b(?:except (?:for|with respect to|as to|in the case of|in respect of|to the extent of|that arising)|other than|excluding|save for|with the exception of|excepting)\b/;
/** Where an exception at the head of a sentence ends and its limit begins. */
const GOES_ON =
  /, (?:in no event|under no circumstances|neither|each|either|the (?:total|aggregate|maximum|liability|entire)|no |a party|[a-z]+'s (?:total|aggregate|liability|maximum))/;

/** What the sentence takes out of a limit; null where it takes out nothing. */
export function exceptionIn(words: string, isCeiling: boolean): Exception | null {
  const object = liftedIn(words) ?? (isCeiling ? exceptedIn(words) : null);
  if (object === null) return null;
  return {
    heads: [...GRAVE, ...USUAL].filter(([, sign]) => sign.test(object)).map(([head]) => head),
    indemnity: /indemnif|indemnit/.test(object),
    sections: referredIn(object),
  };
}

function liftedIn(words: string): string | null {
  for (const pattern of LIFTED) {
    const found = pattern.exec(words);
    if (found) return words.slice(found.index + found[0].length);
  }
  return null;
}

/** `Except for Section 8, in no event …`; a higher limit after `except that` is another limit. */
function exceptedIn(words: string): string | null {
  const found = EXCEPT.exec(words);
  if (!found) return null;
  const object = words.slice(found.index + found[0].length);
  return object.slice(0, GOES_ON.exec(object)?.index ?? object.length);
}

const GRAVE_HEADS = new Set(GRAVE.map(([head]) => head));

/** The heads among them that are worth a warning. */
export const graveOf = ({ heads }: Exception): string[] =>
  heads.filter((head) => GRAVE_HEADS.has(head));

/** Whether a sentence speaks of nothing but what hardly any limit covers. */
export const onlyUsual = (words: string): boolean =>
  USUAL.some(([, sign]) => sign.test(words)) &&
  !GRAVE.some(([, sign]) => sign.test(words)) &&
  !/indemn|under this|hereunder/.test(words);
