import type { TemplateSource } from '../source/template-source.js';
import type { Claims } from './claims.js';
import { supportsOf } from './short-names.js';

const FOR =
  /\b(?:on behalf of|filed by|brought by|represent(?:s|ing)?|(?:we|I) act for|our client(?: is|,)?|for)\s(?:our client,?\s)?(?:the\s)?(?:plaintiffs?|defendants?)?,?\s?$/i;
const AGAINST =
  /(?<=\b(?:dismiss|strike|demurrer to)\s)the (?:\w+ )?(?:complaint|petition|answer)(?: for\b)?/gi;
/** `We are for the nursery`: a side by the noun of its name. */
const WE = /\b(?:[Ww]e|I)(?:['’]re| are|['’]m| am| act| appear) for the ([a-z]+)\b/;
const MOVES =
  /^(?:['’]s)?,?\s(?:moves?|motion|demurs|applies|asks|seeks|wants|brings|is moving|will move)\b/;

/** Takes the side that moves from its name: `for Acme Corp.`, `Acme moves to dismiss`. */
export function readMovant(source: TemplateSource, claims: Claims): void {
  if (!source.caption) return;
  // `motion to dismiss the complaint` says nothing of the complaint.
  for (const match of claims.text.matchAll(AGAINST))
    claims.support({ start: match.index, end: match.index + match[0].length });
  if (claims.hasValue('moving_party')) return;
  const noun = WE.exec(claims.text)?.[1];
  for (const { takes } of [...claims.all]) {
    if (!('placeholder' in takes)) continue;
    const party = source.parties.find(({ role }) => role === takes.placeholder);
    const place =
      party &&
      supportsOf(takes.raw, claims.text).find(({ start, end }) => {
        const before = claims.text.slice(Math.max(0, start - 60), start);
        const isMeant = noun !== undefined && takes.raw.toLowerCase().split(/\W+/).includes(noun);
        const isUs = /^ \([^()]*\b(?:us|our client|we)\b/.test(claims.text.slice(end));
        return isMeant || isUs || FOR.test(before) || MOVES.test(claims.text.slice(end));
      });
    if (!party || !place) continue;
    const raw = party.label;
    const verb = MOVES.exec(claims.text.slice(place.end))?.[0].length ?? 0;
    claims.support({ start: place.end, end: place.end + verb });
    claims.add({
      ...place,
      what: 'Party on whose behalf',
      takes: { placeholder: 'moving_party', raw },
    });
    return;
  }
}
