import { STATES } from '@casewright/law/citations';
import type { Claims } from './claims.js';
import { STREET } from './figure-mentions.js';
import { type Span, spanAt } from './phrases.js';

const PLACES = [...STATES.map(({ name }) => name), 'England and Wales', 'England']
  .sort((a, b) => b.length - a.length)
  .join('|');
const OF = '(?:the\\s)?(?:(?:State|Commonwealth)\\sof\\s)?';
const LAWS: readonly RegExp[] = [
  new RegExp(
    `\\bgoverned\\sby\\s(?:and construed in accordance with\\s)?(?:the\\s)?(?:laws?\\sof\\s)?${OF}(${PLACES})(?:\\slaws?)?`,
    'd',
  ),
  new RegExp(`\\b[Gg]overning\\slaw(?:\\sis|\\sof|:|\\s-)?\\s?${OF}(${PLACES})`, 'd'),
  new RegExp(`\\b[Ll]aws?\\sof\\s${OF}(${PLACES})`, 'd'),
  new RegExp(`\\b(${PLACES})\\s(?:state\\s)?laws?\\b`, 'd'),
  /\b(NY|CA|TX|DE|FL|IL)\s(?:state\s)?law\b/d,
  /\b(English|UK)\s(?:law|courts)\b/d,
  new RegExp(`\\b[Jj]urisdiction(?:\\sis|\\sof|:)?\\s?${OF}(${PLACES})`, 'd'),
];
/** A place that is all that a phrase or a sentence says: `…, Texas.` Only capitals look back over blanks. */
const ALONE = new RegExp(
  `(?=[A-Z])(?<=^|[.,;\\n]\\s*|^-\\s|\\n-\\s)(${PLACES})(?=\\s*(?:[.;,\\n]|\\s(?:and|with|for|to|at)\\b|$))`,
  'gd',
);
const IN_PLACE = new RegExp(`\\b(?:in|across|within)\\s${OF}(${PLACES})\\b`, 'gd');

/** `English law` is the law of England and Wales; the United Kingdom has none of its own for contracts. */
const lawOf = (name: string): string =>
  /^(?:English|UK)$/.test(name)
    ? 'England and Wales'
    : (STATES.find(({ code }) => code === name.toLowerCase())?.name ?? name);

/** Takes up the law that the document is to be under, or else the one place that it happens in. */
export function readLaw(claims: Claims): void {
  for (const expression of LAWS) {
    const match = expression.exec(claims.text);
    if (!match) continue;
    claims.add({
      ...spanOf(match),
      what: 'Governing law',
      takes: { law: lawOf(match[1]!), governs: true },
    });
    return;
  }
  const addresses = [...claims.text.matchAll(STREET)].map(spanOf);
  const places = [...claims.text.matchAll(IN_PLACE), ...claims.text.matchAll(ALONE)].filter(
    // Where a party has its office says nothing of the law.
    (match) => !claims.isTaken(spanOf(match)) && !spanAt(addresses, match.index),
  );
  const [first] = places;
  if (!first || new Set(places.map((place) => place[1])).size > 1) return;
  claims.add({ ...spanOf(first), what: 'Jurisdiction', takes: { law: first[1]!, governs: false } });
}

const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});
