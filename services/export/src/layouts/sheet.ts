/** A table of values for machines: dates are ISO 8601 in UTC, numbers are numbers. */
export interface Sheet {
  columns: string[];
  rows: Iterable<Cell[]> | AsyncIterable<Cell[]>;
}
export type Cell = string | number | null | undefined;
