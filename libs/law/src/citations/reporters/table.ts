import { REPORTER_ROWS } from './reporters.generated.js';

/** reporters-db's cite types, one letter each in the generated table. */
export type CiteType =
  | 'federal'
  | 'state'
  | 'state_regional'
  | 'specialty'
  | 'specialty_west'
  | 'specialty_lexis'
  | 'neutral'
  | 'scotus_early';

const CITE_TYPES: Record<string, CiteType> = {
  f: 'federal',
  s: 'state',
  r: 'state_regional',
  p: 'specialty',
  w: 'specialty_west',
  l: 'specialty_lexis',
  n: 'neutral',
  e: 'scotus_early',
};

interface Reporter {
  name: string;
  type: CiteType;
  /** Lower-case state codes, `us` for federal courts, `*` for many. */
  jurisdictions: string[];
  /** courts-db id, where it prints one court only. */
  soleCourt?: string;
  editions: Edition[];
}

/** One series of a reporter, e.g. `F.2d` of the Federal Reporter. */
export interface Edition {
  abbreviation: string;
  /** First and last year; absent: open. */
  from?: number;
  to?: number;
  /** Departures from "volume reporter page"; letters explained in `finder/page.ts`. */
  forms: string;
  variations: string[];
  reporter: Reporter;
}

let cached: Reporter[] | undefined;

function decodeEdition(cell: string, reporter: Reporter): Edition {
  const [abbreviation = '', from, to, forms = '', ...variations] = cell.split('~');
  return {
    abbreviation,
    from: from ? Number(from) : undefined,
    to: to ? Number(to) : undefined,
    forms,
    variations,
    reporter,
  };
}

/** All reporters, decoded on first use. */
export function reporters(): Reporter[] {
  cached ??= REPORTER_ROWS.split('\n').map((row) => {
    const [name = '', type = 'p', places = '', court, ...cells] = row.split('\t');
    const reporter: Reporter = {
      name,
      type: CITE_TYPES[type] ?? 'specialty',
      jurisdictions: places ? places.split(',') : [],
      soleCourt: court || undefined,
      editions: [],
    };
    reporter.editions = cells.map((cell) => decodeEdition(cell, reporter));
    return reporter;
  });
  return cached;
}

/** The United States Reports and West's reporter print the Supreme Court alone. */
export const isSupremeCourt = (edition: Edition): boolean =>
  edition.reporter.type === 'scotus_early' ||
  (edition.reporter.type === 'federal' && /supreme/i.test(edition.reporter.name));
