import {
  type Authority,
  type Citation,
  findCitations,
  type ResolvedCitations,
  resolveCitations,
} from '../../citations/index.js';
import { findTreatments } from '../words/find-treatments.js';
import { keysOfAuthority, keysOfCase } from './citation-keys.js';
import { placesOf } from './places.js';
import type { Place } from './spots.js';

/** A case that an opinion cites, by whichever of its citations. */
export interface CitedCase {
  /** The first citation printed leads; parallels follow. */
  keys: string[];
  text: string;
  name: string | null;
  year: number | null;
  places: PackedPlace[];
}

/** A place whose passage is with those of the whole opinion. */
export type PackedPlace = Omit<Place, 'passage'> & { passageBytes: number };

export interface OpinionCitations {
  cited: CitedCase[];
  /** The passages of all places one after the other, in UTF-8: many strings are slow to hand over. */
  passages: Uint8Array;
  /** Every mention in order of the text: start, end, index into `cited`. */
  links: Int32Array;
}

/** A case that may cite others. */
export interface CitingCase {
  name: string;
  citations: readonly string[];
  opinions: readonly { text: string }[];
}

/** What the citator makes of one case; crosses threads. */
export interface CitatorAnalysis {
  /** The keys under which later opinions may cite the case. */
  keys: string[];
  opinions: OpinionCitations[];
}

const utf8 = new TextEncoder();

/** Finds what a case cites, where, and how it treats it. */
export function analyzeCiting(item: CitingCase): CitatorAnalysis {
  const keys = keysOfCase(item.citations);
  const own = new Set(keys);
  return {
    keys,
    opinions: item.opinions.map(({ text }) => analyzeOpinion(text, own, item.name)),
  };
}

function analyzeOpinion(text: string, own: ReadonlySet<string>, name: string): OpinionCitations {
  const citations = findCitations(text);
  const resolved = resolveCitations(citations);
  const cited = citedCases(citations, resolved, own);
  const indexes = new Map(cited.map(({ authority }, index) => [authority.id, index]));
  const treatments = findTreatments(text, citations, resolved, name).filter((t) =>
    indexes.has(t.authority),
  );
  const passages: string[] = [];
  const pack = ({ passage, ...place }: Place): PackedPlace => {
    passages.push(passage);
    return { ...place, passageBytes: utf8.encode(passage).length };
  };
  return {
    cited: cited.map(({ authority, keys }) => ({
      keys,
      text: authority.citations[0] ?? '',
      name: authority.name ?? null,
      year: authority.year ?? null,
      places: placesOf(text, authority, citations, treatments).map(pack),
    })),
    passages: utf8.encode(passages.join('')),
    links: linksOf(citations, resolved, indexes),
  };
}

/** The cases among the authorities, each with its keys; not the citing case itself. */
function citedCases(
  citations: Citation[],
  { authorities }: ResolvedCitations,
  own: ReadonlySet<string>,
): { authority: Authority; keys: string[] }[] {
  return authorities
    .filter(({ kind }) => kind === 'case')
    .map((authority) => ({ authority, keys: keysOfAuthority(authority, citations) }))
    .filter(({ keys }) => !keys.some((key) => own.has(key)));
}

function linksOf(
  citations: Citation[],
  { resolutions }: ResolvedCitations,
  indexes: ReadonlyMap<number, number>,
): Int32Array {
  const links: number[] = [];
  for (const [at, { start, end }] of citations.entries()) {
    const authority = resolutions[at]?.authority;
    const index =
      authority === null || authority === undefined ? undefined : indexes.get(authority);
    if (index !== undefined) links.push(start, end, index);
  }
  return Int32Array.from(links);
}
