import type { QueryKind } from '../../../query/query-kind.js';
import { LENGTHS, packLength } from '../../built-in/format/field-length.js';
import { type CountTables, countTables, gainOf } from '../../built-in/ranking/scoring-tables.js';
import { WEIGHTS, type Weights } from '../../built-in/ranking/weights.js';
import type { FieldAverages } from '../../built-in/read/index-reader.js';

/** The weights that decide what a word adds to a case. */
const OF_WORDS = [
  'name',
  'head',
  'citing',
  'k1',
  'bodyLength',
  'headLength',
  'citingLength',
] as const satisfies readonly (keyof Weights)[];

const KINDS = Object.keys(WEIGHTS) as QueryKind[];

const keyOf = (kind: QueryKind) => OF_WORDS.map((each) => WEIGHTS[kind][each]).join(' ');

/** The first kind of query in which words add as much as in this one: it names the field. */
export function profileOf(kind: QueryKind): QueryKind {
  return KINDS.find((first) => keyOf(first) === keyOf(kind))!;
}

/** The kinds of query that have a field of their own, with the weights that it was made of. */
export const PROFILES: readonly { kind: QueryKind; weights: string }[] = KINDS.filter(
  (kind) => profileOf(kind) === kind,
).map((kind) => ({ kind, weights: keyOf(kind) }));

/** The field that has what each word adds in such a query. */
export function gainField(kind: QueryKind): string {
  return `gain_${profileOf(kind)}`;
}

/** Gains are kept in a byte. */
export const WHOLE_GAIN = 255;

/** What each word of a case adds in each kind of query, as the built-in engine has it (BM25F). */
export class ProfileGains {
  private readonly tables: { kind: QueryKind; k1: number; tables: CountTables }[];

  constructor(averages: FieldAverages) {
    this.tables = PROFILES.map(({ kind }) => ({
      ...{ kind, k1: WEIGHTS[kind].k1 },
      tables: countTables(averages, WEIGHTS[kind]),
    }));
  }

  /**
   * By kind of query, 1 … `WHOLE_GAIN`.
   *
   * @param own and the others as `gainOf` takes them
   */
  of(own: number, said: number, head: number): { kind: QueryKind; gain: number }[] {
    return this.tables.map(({ kind, k1, tables }) => {
      const gain = Math.round(gainOf(tables, k1, own, said, head) * WHOLE_GAIN);
      return { kind, gain: Math.max(1, gain) };
    });
  }
}

/**
 * Average lengths to the eighth of a power of two. The gains of all cases rest on them, so with each
 * change of these the whole index is made anew.
 */
export function coarse(averages: FieldAverages): FieldAverages {
  const rounded = (length: number) => LENGTHS[packLength(length)]!;
  return {
    head: rounded(averages.head),
    body: rounded(averages.body),
    citing: rounded(averages.citing),
  };
}
