import type { Finding } from '@casewright/contracts';
import type { Reading } from './reading.js';
import { inBrackets, sentence } from './words.js';

const MOST_INSIGHTS = 8;
const MOST_RECOMMENDATIONS = 10;

/** Findings that call for something, the severest first. */
export const serious = ({ findings }: Reading): Finding[] =>
  findings.filter(({ severity }) => severity === 'high' || severity === 'medium');

/** The weightiest findings, a sentence or two each, with their place. */
export function findingInsights(reading: Reading, most = MOST_INSIGHTS): string[] {
  return serious(reading)
    .slice(0, most)
    .map(
      ({ title, explanation, start }) =>
        `${sentence(`${title.replace(/\.$/, '')}${inBrackets(reading.document, start)}`).replace(/\.$/, ':')} ${explanation}`,
    );
}

/** What to do about them, each advice once, the most urgent first. */
export function findingRecommendations({ document, findings }: Reading): string[] {
  const said = new Set<string>();
  return findings
    .filter(({ recommendation }) => recommendation !== undefined)
    .flatMap(({ recommendation = '', start }) => {
      if (said.has(recommendation)) return [];
      said.add(recommendation);
      const place = inBrackets(document, start).replace(/^ \(|\)$/g, '');
      return [
        place && !recommendation.includes(place)
          ? `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${recommendation}`
          : recommendation,
      ];
    })
    .slice(0, MOST_RECOMMENDATIONS);
}
