import { LAW_ROWS } from './laws.generated.js';

export type LawType = 'statute' | 'session' | 'code' | 'register' | 'docket';

/** A code, session law, register, or administrative docket of reporters-db's `laws.json`. */
export interface Law {
  abbreviation: string;
  name: string;
  type: LawType;
  jurisdiction: string;
  /** What appears in front: `-` nothing, `t` title, `v` volume, `y` year, `p` year-pamphlet, `h` 1-2-3. */
  prefix: string;
  /** What follows: `s` section, `g` page, `a` article, `d` docket number, `r` rule, `i` act/section. */
  suffix: string;
  variations: string[];
}

const TYPES: Record<string, LawType> = {
  s: 'statute',
  a: 'session',
  c: 'code',
  r: 'register',
  d: 'docket',
};
let cached: Law[] | undefined;

/** All law sources, decoded on first use. */
export function laws(): Law[] {
  cached ??= LAW_ROWS.split('\n').map((row) => {
    const [
      abbreviation = '',
      type = 's',
      jurisdiction = '',
      form = '--',
      name = '',
      ...variations
    ] = row.split('\t');
    const [prefix = '-', suffix = '-'] = form;
    return {
      abbreviation,
      name,
      type: TYPES[type] ?? 'statute',
      jurisdiction,
      prefix,
      suffix,
      variations,
    };
  });
  return cached;
}
