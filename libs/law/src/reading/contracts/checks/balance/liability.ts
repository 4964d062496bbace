import type { Check, Review } from '../../review.js';
import { sentenceAt } from '../words.js';
import { bareName, isMutual, knownNames } from './parties-named.js';

/** Whom a limitation protects. */
const PROTECTS = [
  /\b[Ii][Nn]\s+[Nn][Oo]\s+(?:[Oo][Nn][Ee]\s+)?[Ee][Vv][Ee][Nn][Tt]\s+(?:[Ss][Hh][Aa][Ll][Ll]|[Ww][Ii][Ll][Ll])\s+([^.;,]{2,60}?)\s+(?:or\s+its\s[^.;]{0,80}?\s)?(?:[Bb][Ee]\s+(?:[Hh][Ee][Ll][Dd]\s+)?(?:[Ll][Ii][Aa][Bb][Ll][Ee])|[Hh][Aa][Vv][Ee]\s+[Aa][Nn][Yy]\s+[Ll][Ii][Aa][Bb])/g,
  /\b([A-Z][\w&.-]{0,80}(?:\s[A-Z][\w&.-]{0,80}){0,2}\s?)[’']?s?\s+(?:total\s+|aggregate\s+|maximum\s+|cumulative\s+|entire\s+|TOTAL\s+|AGGREGATE\s+|MAXIMUM\s+){0,3}(?:liability|LIABILITY)\b(?!\s+for\b)[^.;]{0,160}\b(?:exceed|EXCEED|limited\s+to|LIMITED\s+TO)\b/g,
];

/** Limits of liability that protect one party only. */
export const oneSidedLiability: Check = (review) => {
  const caps = review.sure('cap-on-liability');
  const found = caps.flatMap((cap) => protectedIn(review, cap.start, cap.end));
  const names = new Set(found.map(({ name }) => bareName(name)));
  const mutual = review
    .all('cap-on-liability')
    .some(({ start, end }) => isMutual(review.text.slice(start, end)));
  if (names.size !== 1 || mutual) return [];
  const [{ name, start, end }] = found as [Protected];
  return [
    {
      at: sentenceAt(review, { start, end }),
      category: 'one-sided-liability',
      title: `Liability is limited for ${name} only`,
      severity: 'high',
      explanation: `The limits on liability protect ${name}. No clause limits what the other side may owe, so its exposure has no ceiling.`,
      recommendation: `If you act against ${name}, ask for the same limits for your client, and for exceptions from this one: confidentiality, indemnities, gross negligence and wilful misconduct.`,
    },
  ];
};

interface Protected {
  name: string;
  start: number;
  end: number;
}

function protectedIn(review: Review, start: number, end: number): Protected[] {
  const part = review.text.slice(start, end);
  const known = knownNames(review);
  return PROTECTS.flatMap((pattern) =>
    [...part.matchAll(pattern)].map((match) => ({
      name: match[1]!.replace(/\s+/g, ' ').trim(),
      start: start + match.index,
      end: start + match.index + match[0].length,
    })),
  ).filter(({ name }) => known.has(bareName(name)));
}
