import { citationKey, partyHeads } from '@casewright/law/citations';

/**
 * The file: four bytes with the length of the head, the head (JSON, deflated), then its sections.
 * Decisions are numbered in the order of their first citations, so that of these only the pages are
 * written; names are deflated by blocks, and a volume is decoded when it is asked about.
 */
export const LENGTH_BYTES = 4;
export const BLOCK_ROWS = 256;
/** Names are found by the first telling word of a party, which is hashed to so many lists. */
export const NAME_LISTS = 2 ** 17;

export const SECTIONS = [
  'dictionary',
  'volumes',
  'pages',
  'blockLengths',
  'blocks',
  'nameLengths',
  'names',
] as const;
export type Section = (typeof SECTIONS)[number];

/** What a decision's flags say. */
export const CONFIRMED = 1;
/** That no other decision begins at its pages, so that a citation with another name is wrong. */
export const ACCUSES = 2;
/** The same of its pages in the Supreme Court's unofficial reports. */
export const ACCUSES_IN_UNOFFICIAL = 4;

/** The volumes `from` to `to` have decisions of the years `first` to `last` only. */
export type YearsOfVolumes = readonly [from: number, to: number, first: number, last: number];

export interface ReporterOfIndex {
  name: string;
  years: readonly YearsOfVolumes[];
  /** The last volume of a series that has ended. */
  last?: number;
  /** Volumes all of whose first pages are known, up to the page where orders begin. */
  whole?: readonly (readonly [from: number, to: number])[];
  ordersFrom?: Record<string, number>;
}

export interface IndexHead {
  /** Of the data, `2026-11-28`. */
  date: string;
  decisions: number;
  citations: number;
  reporters: ReporterOfIndex[];
  /** courts-db ids. */
  courts: string[];
  sections: Record<Section, number>;
}

/** Deflate without a frame, both ways; this package brings none. */
export type Recode = (bytes: Uint8Array, dictionary?: Uint8Array) => Uint8Array;

/** A volume by one number. */
export const volumeKey = (reporter: number, volume: number): number => reporter * 2 ** 20 + volume;

/** The reports whose pages also have order lists that no page number tells. */
export const isUnofficial = (reporter: string): boolean => /^(?:S\. Ct\.|L\. Ed\.)/.test(reporter);

/** "N.D." and "ND" are two reporters; any other is found by its letters and digits. */
export const looseKey = citationKey;

/** The lists that have a name's decisions: one for each party that a word tells. */
export function nameLists(name: string): number[] {
  return [...new Set(partyHeads(name).map(hash))];
}

/** FNV-1a. */
function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++)
    value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return (value >>> 0) % NAME_LISTS;
}
