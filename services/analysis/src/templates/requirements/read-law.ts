import { STATES } from '@casewright/legal';
import type { Claims, Span } from './claims.js';

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
  new RegExp(`\\b[Jj]urisdiction(?:\\sis|\\sof|:)?\\s?${OF}(${PLACES})`, 'd'),
];
const IN_PLACE = new RegExp(`\\b(?:in|across|within)\\s${OF}(${PLACES})\\b`, 'gd');

/** Takes up the law that the document is to be under, or else the one place that it happens in. */
export function readLaw(claims: Claims): void {
  for (const expression of LAWS) {
    const match = expression.exec(claims.text);
    if (!match) continue;
    claims.add({
      ...spanOf(match),
      what: 'Governing law',
      takes: { law: match[1]!, governs: true },
    });
    return;
  }
  const places = [...claims.text.matchAll(IN_PLACE)];
  const [first] = places;
  if (!first || new Set(places.map((place) => place[1])).size > 1) return;
  claims.add({ ...spanOf(first), what: 'Jurisdiction', takes: { law: first[1]!, governs: false } });
}

const spanOf = (match: RegExpExecArray): Span => ({
  start: match.index,
  end: match.index + match[0].length,
});
