import { normalizeReporter, reporterEditions } from '@casewright/law/citations';

const SERIES: Record<string, string> = {
  second: '2d',
  '2nd': '2d',
  third: '3d',
  '3rd': '3d',
  fourth: '4th',
  fifth: '5th',
};
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z\d]/g, '');

let byName: Map<string, string> | undefined;

/** `Federal Reporter, Third Series` → `F.3d`. */
function reporterByName(text: string): string | undefined {
  byName ??= new Map(
    reporterEditions().map(({ name, abbreviation }) => [
      `${plain(name)}${/(\d(?:d|th))\b/.exec(abbreviation)?.[1] ?? ''}`,
      abbreviation,
    ]),
  );
  const bare = text.replace(
    /,?\s*\b(2nd|2d|3rd|3d|4th|5th|second|third|fourth|fifth)\b(?:\s+series)?/i,
    '',
  );
  const series =
    /\b(2nd|2d|3rd|3d|4th|5th|second|third|fourth|fifth)\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const key = `${plain(bare)}${SERIES[series] ?? series}`;
  return byName.get(key) ?? byName.get(key.replace(/reports$/, 'report'));
}

/** A reporter as cited, whatever form was typed. */
export const reporterOf = (typed: string, year?: number): string | undefined =>
  normalizeReporter(typed, year) ?? reporterByName(typed);
