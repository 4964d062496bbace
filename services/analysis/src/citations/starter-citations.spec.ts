import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CITATION_STYLES, type CitationLookup, type FoundCase } from '@casewright/contracts';
import {
  completeDecision,
  judgeText,
  lookupKey,
  recognizeSource,
  writeCitation,
} from '@casewright/law/checking';
import { courtById, findCitations, resolveCitations } from '@casewright/law/citations';
import { sampleOf } from '@casewright/testing/shared-data';

const FOLDER = fileURLToPath(new URL('../../../search/starter-library/', import.meta.url));

interface StarterCase {
  name: string;
  fullName?: string;
  citations: string[];
  court: string;
  decided: string;
}

const STARTERS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8')) as StarterCase[]);

/** Those whose citations are written and read; a lookup finds all. */
const CITED = sampleOf(STARTERS, ({ court, citations }) => `${court} ${citations[0]}`);

const keyOf = (citation: string): string => citation.toLowerCase().replace(/[\s.]/g, '');

const asFound = (record: StarterCase, id: number): FoundCase => ({
  id,
  name: record.name,
  fullName: record.fullName ?? null,
  citation: record.citations[0] ?? null,
  citations: record.citations,
  court: courtById(record.court)?.name ?? record.court,
  courtId: record.court,
  year: Number(record.decided.slice(0, 4)),
  hasText: false,
});

const AT = new Map<string, FoundCase[]>();
for (const [id, record] of STARTERS.entries())
  for (const citation of record.citations)
    AT.set(keyOf(citation), [...(AT.get(keyOf(citation)) ?? []), asFound(record, id + 1)]);

const pagesOf = (citation: string) => {
  const [, first] = placeOf(citation);
  return { first, inside: first, last: nextStart(citation) };
};

const lookUp = (citation: string): CitationLookup => ({
  cases: (AT.get(keyOf(citation)) ?? []).map((each) => ({ ...each, pages: pagesOf(citation) })),
  volumeCovered: true,
  containedIn: null,
});

/** First pages of the library's cases, by volume and reporter. */
const STARTS = new Map<string, number[]>();
const placeOf = (citation: string): [volume: string, page: number] => {
  const [, volume = citation, page = ''] = /^(.*) (\d+)$/.exec(citation) ?? [];
  return [volume, Number(page)];
};
for (const { citations } of STARTERS)
  for (const [volume, page] of citations.map(placeOf))
    STARTS.set(
      volume,
      [...(STARTS.get(volume) ?? []), page].sort((a, b) => a - b),
    );

const nextStart = (citation: string): number | null => {
  const [volume, first] = placeOf(citation);
  return STARTS.get(volume)?.find((page) => page > first) ?? null;
};

/** What the checker says about each citation of a text. */
function verdicts(text: string): string[] {
  const citations = findCitations(text);
  const lookups = new Map(
    citations.flatMap((citation, index) => {
      const key = lookupKey(citation);
      return key ? [[index, lookUp(key.citation)] as const] : [];
    }),
  );
  return judgeText(citations, resolveCitations(citations), lookups).map(({ verdict }) => verdict);
}

const yearOf = ({ decided }: StarterCase): string => decided.slice(0, 4);
const citedAs = (record: StarterCase, name = record.name): string =>
  `${name}, ${record.citations[0]} (${yearOf(record)})`;

const STATES =
  'Arizona|California|Florida|Georgia|Illinois|Louisiana|Massachusetts|Michigan|Missouri|New Jersey|New York|North Carolina|Ohio|Oregon|Texas|Virginia|West Virginia|Washington|Wisconsin'.split(
    '|',
  );
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

const next = (list: readonly string[], word: string): string =>
  list[(list.indexOf(word) + 1) % list.length]!;

const CALL = /^(?:State|People|Commonwealth) v\. /;

/** The name with one thing changed that makes it another case's; as many as it gives. */
function wrongNames({ name }: StarterCase, at: number): string[] {
  const [left, right] = name.split(' v. ');
  const [otherLeft, otherRight] = STARTERS[(at + 7) % STARTERS.length]!.name.split(' v. ');
  const wrong = [
    name.replace(STATE, (state) => next(STATES, state)),
    name.replace(/\bUnited States\b/, 'Canada'),
    name.replace(/\d+/, (digits) => String(Number(digits) + 1)),
    name.replace(ORDINAL, (word) => next(ORDINALS, word)),
  ];
  if (right !== undefined)
    wrong.push(
      `${right} v. ${left}`,
      `In re ${left}`,
      ...(otherRight === undefined ? [] : [`${left} v. ${otherRight}`, `${otherLeft} v. ${right}`]),
    );
  // The state of the case under another of its names is no other party.
  return wrong.filter((each) => each !== name && !(CALL.test(each) && CALL.test(name)));
}

const STATE = new RegExp(`\\b(?:${STATES.join('|')})\\b`);
const ORDINAL = new RegExp(`\\b(?:${ORDINALS.join('|')})\\b`);
const NAMES = new Set(STARTERS.map(({ name }) => name));

describe('citations of the starter library', () => {
  const completed = CITED.map((record) => {
    const source = recognizeSource(citedAs(record), 'case');
    const [citation = ''] = record.citations;
    const answer = { asked: 'citation' as const, citation, ...lookUp(citation) };
    return { record, source: completeDecision(source, answer) };
  });

  it.each(CITATION_STYLES)('verify as the generator writes them in %s', (style) => {
    const failed = completed.flatMap(({ record, source }) => {
      const { text } = writeCitation(source, style);
      const found = verdicts(`${text.replace(/\.?$/, '.')}`);
      return found.length > 0 && found.every((verdict) => verdict === 'verified')
        ? []
        : [`${citedAs(record)} -> ${text}: ${found}`];
    });
    expect(failed).toEqual([]);
  });

  it('never verify under the name of another state, number or party', () => {
    const cited = CITED.flatMap((record) =>
      wrongNames(record, STARTERS.indexOf(record))
        .filter((name) => !NAMES.has(name))
        .map((name) => citedAs(record, name)),
    );
    expect(cited.length).toBeGreaterThan(CITED.length);
    expect(cited.filter((text) => verdicts(`${text}.`).includes('verified'))).toEqual([]);
  });

  it('never verify with a page outside of the case', () => {
    const cited = CITED.flatMap((record) => {
      const [citation = ''] = record.citations;
      const [, first] = placeOf(citation);
      // The number of a public-domain citation is no page.
      if (/^\d{4}\b/.test(citation)) return [];
      const next = nextStart(citation);
      const outside = [first - 1, first - 25, ...(next === null ? [] : [next + 1, next + 40])];
      return outside
        .filter((page) => page > 0)
        .map((page) => `${record.name}, ${citation}, ${page} (${yearOf(record)})`);
    });
    expect(cited.length).toBeGreaterThan(CITED.length / 2);
    expect(cited.filter((text) => verdicts(`${text}.`).includes('verified'))).toEqual([]);
  });
});
