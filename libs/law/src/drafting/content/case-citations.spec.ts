import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeWithData, sharedData } from '@casewright/testing/shared-data';
import { describe, expect, it } from '@jest/globals';

const CONTENT = fileURLToPath(new URL('.', import.meta.url));
const LIBRARY = fileURLToPath(
  new URL('../../../../../services/search/starter-library/', import.meta.url),
);
/** The table of dates ends with this volume of the U.S. Reports. */
const LAST_VOLUME = 546;

/** A decision as a template cites it: `*Name*, 477 U.S. 317, 323 (1986)`. */
interface Cited {
  name: string;
  citation: string;
  volume: number;
  reporter: string;
  year: string;
}

const DECISION =
  /\*([^*\n]+)\*,? (\d+) ((?:[A-Z][A-Za-z]*\.|S\.W\.3d)[A-Za-z0-9. ]*?) (\d+)(?:, \d+(?:–\d+)?)?[^()\n]{0,3}\((?:[A-Z][A-Za-z.]* )?(\d{4})\)/g;

const sources = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(CONTENT, file), 'utf8'));

const cited: Cited[] = sources.flatMap((text) =>
  [...text.matchAll(DECISION)].map(([, name, volume, reporter, page, year]) => ({
    name: name!,
    citation: `${volume} ${reporter} ${page}`,
    volume: Number(volume),
    reporter: reporter!,
    year: year!,
  })),
);
const supreme = cited.filter(({ reporter }) => reporter === 'U.S.');

interface LibraryCase {
  name: string;
  citations: string[];
  decided: string;
  history?: { kind: string; scope?: string }[];
}

const library = new Map(
  readdirSync(LIBRARY)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(LIBRARY, file), 'utf8')) as LibraryCase[])
    .flatMap((item) => item.citations.map((citation) => [citation, item] as const)),
);

/** Whether every word of a name is in the other, in order of letters, abbreviated or not. */
function namesAgree(short: string, long: string): boolean {
  const words = (name: string) =>
    name
      .toLowerCase()
      .replace(/[’'.,]/g, '')
      .split(/\s+/)
      .filter((word) => !/^(?:v|inc|co|corp|llc|lp|of|the|us|ny|r)$/.test(word));
  const full = words(long);
  return words(short).every((word) =>
    full.some((other) => other[0] === word[0] && isWithin(word, other)),
  );
}

/** Whether the letters of `Mgmt` are in `Management` in their order. */
function isWithin(letters: string, word: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = word.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

describe('the decisions that the templates cite', () => {
  it('are all read by this check', () => {
    const reported = sources.join('\n').match(/\*, \d+ [A-Z]/g) ?? [];
    expect(cited).toHaveLength(reported.length);
    expect(supreme.length).toBeGreaterThanOrEqual(14);
  });

  it('are all in the starter library', () => {
    const missing = new Set(
      cited.filter(({ citation }) => !library.has(citation)).map(({ citation }) => citation),
    );
    expect([...missing]).toEqual([]);
  });

  it('are good law there, as far as they are cited', () => {
    const bad = cited.filter(({ citation }) =>
      library
        .get(citation)
        ?.history?.some(({ kind, scope }) => kind === 'overruled' && scope !== 'part'),
    );
    expect(bad).toEqual([]);
  });

  it('have the name and the year of the starter library where it holds them', () => {
    const held = cited.filter(({ citation }) => library.has(citation));
    const wrong = held.filter(({ citation, name, year }) => {
      const item = library.get(citation)!;
      return !namesAgree(name, item.name) || !item.decided.startsWith(year);
    });
    expect(wrong).toEqual([]);
  });

  it('have the citation of the starter library where it holds a case of the same name and year', () => {
    const strays = cited.filter(
      ({ citation, name, year }) =>
        !library.has(citation) &&
        [...library.values()].some(
          (item) => item.decided.startsWith(year) && namesAgree(name, item.name),
        ),
    );
    expect(strays).toEqual([]);
  });
});

describeWithData('the decisions of the Supreme Court that the templates cite', () => {
  it('begin on the page and were decided in the year that the table gives', () => {
    const dates = new Map(
      readFileSync(sharedData('case_tables', 'scotus_cite_dates.psv'), 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split('|') as [string, string]),
    );
    const wrong = supreme
      .filter(({ volume }) => volume <= LAST_VOLUME)
      .filter(({ citation, year }) => !dates.get(citation)?.startsWith(year));
    expect(wrong).toEqual([]);
  });
});
