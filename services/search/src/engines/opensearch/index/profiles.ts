import {
  type CountTables,
  countTables,
  type FieldAverages,
  gainOf,
  LENGTHS,
  packLength,
  type QueryKind,
  WEIGHTS,
  type Weights,
} from '@casewright/law/ranking';

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

/** Gains are kept in a byte, two in each field: a third would make a long opinion's sum overflow. */
export const WHOLE_GAIN = 255;
export const HIGH = 256;
/** Added to the boost of whoever asks for the higher byte; a boost itself is at most 1. */
export const ASKS_HIGH = 2;
export const GAIN_FIELDS: readonly string[] = PROFILES.filter((_, at) => at % 2 === 0).map(
  (_, at) => `gains_${at}`,
);

/** Where it is kept what each word adds in such a query. */
export function gainPlace(kind: QueryKind): { field: string; isHigh: boolean } {
  const at = PROFILES.findIndex((profile) => profile.kind === profileOf(kind));
  return { field: GAIN_FIELDS[at >> 1]!, isHigh: (at & 1) === 1 };
}

/** What each word of a case adds in each kind of query, as the built-in engine has it (BM25F). */
export class ProfileGains {
  private readonly tables: { k1: number; tables: CountTables }[];

  constructor(averages: FieldAverages) {
    this.tables = PROFILES.map(({ kind }) => ({
      k1: WEIGHTS[kind].k1,
      tables: countTables(averages, WEIGHTS[kind]),
    }));
  }

  /**
   * What each of `GAIN_FIELDS` has: for a kind of query, 1 … `WHOLE_GAIN`, and for another as many
   * times `HIGH`.
   *
   * @param own and the others as `gainOf` takes them
   */
  of(own: number, said: number, head: number): number[] {
    const packed: number[] = GAIN_FIELDS.map(() => 0);
    for (const [at, { k1, tables }] of this.tables.entries()) {
      const gain = Math.max(1, Math.round(gainOf(tables, k1, own, said, head) * WHOLE_GAIN));
      packed[at >> 1]! += (at & 1) === 1 ? gain * HIGH : gain;
    }
    return packed;
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
