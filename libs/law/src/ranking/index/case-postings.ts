import type { DocTable } from './doc-table.js';
import { IN_NAME } from './payload.js';

/**
 * A term's postings in one generation: each case that has it once, in ascending order, with all that
 * scoring needs beside it, so that it goes through memory from front to back.
 */
export interface CasePostings {
  docs: Uint32Array;
  /**
   * The code of the body's length in the high byte, the payload in the low one; payload 0 where only
   * later opinions describe the case with the term.
   */
  text: Uint16Array;
  /** The same of the citing text, payload 0 where it does not have the term; null: none has it. */
  citing: Uint16Array | null;
  /** The cases that have the term in their own name or, a citation's, as their own. */
  named: Uint32Array;
}

/** The cases that have a term, ascending; those that have it in their names. */
export type CasesWithTerm = Pick<CasePostings, 'docs' | 'named'>;

/** Cases and payloads of a term in one segment. */
export interface PostingList {
  segment: number;
  docs: Uint32Array;
  payloads: Uint8Array;
}

export const NO_POSTINGS: CasePostings = {
  docs: new Uint32Array(),
  text: new Uint16Array(),
  citing: null,
  named: new Uint32Array(),
};

/** One family's postings over all segments, without what is stale. */
interface Family {
  docs: Uint32Array;
  payloads: Uint8Array;
  count: number;
}

/** Joins a term's lists of all segments, of its own words and of what later opinions say. */
export function joinPostings(
  text: readonly PostingList[],
  citing: readonly PostingList[],
  table: DocTable,
): CasePostings {
  const own = joinFamily(text, table.textSegment, table);
  const said = joinFamily(citing, table.citingSegment, table);
  const columns = said.count === 0 ? ofOwnWords(own, table) : ofBoth(own, said, table);
  return { ...columns, named: namedIn(own) };
}

function namedIn({ docs, payloads, count }: Family): Uint32Array {
  return docs.subarray(0, count).filter((_, i) => (payloads[i]! & IN_NAME) !== 0);
}

/** @param owner the segment that holds each case */
function joinFamily(lists: readonly PostingList[], owner: Uint32Array, table: DocTable): Family {
  const size = lists.reduce((sum, { docs }) => sum + docs.length, 0);
  const joined: Family = { docs: new Uint32Array(size), payloads: new Uint8Array(size), count: 0 };
  let isAscending = true;
  let last = -1;
  for (const { segment, docs, payloads } of byFirst(lists)) {
    for (let i = 0; i < docs.length; i++) {
      const doc = docs[i]!;
      if (owner[doc] !== segment || table.textSegment[doc] === 0) continue;
      isAscending &&= doc > last;
      last = doc;
      joined.docs[joined.count] = doc;
      joined.payloads[joined.count++] = payloads[i]!;
    }
  }
  return isAscending ? joined : sorted(joined, table.size);
}

function byFirst(lists: readonly PostingList[]): PostingList[] {
  return [...lists].sort((a, b) => a.docs[0]! - b.docs[0]!);
}

/** Segments whose ranges meet, as merged ones do. A payload is never 0, so it tells who is there. */
function sorted({ docs, payloads, count }: Family, size: number): Family {
  const payloadOf = new Uint8Array(size);
  for (let i = 0; i < count; i++) payloadOf[docs[i]!] = payloads[i]!;
  let at = 0;
  for (let doc = 0; at < count; doc++) {
    if (payloadOf[doc] === 0) continue;
    docs[at] = doc;
    payloads[at++] = payloadOf[doc]!;
  }
  return { docs, payloads, count };
}

type Columns = Omit<CasePostings, 'named'>;

function ofOwnWords({ docs, payloads, count }: Family, { bodyLength }: DocTable): Columns {
  const text = new Uint16Array(count);
  for (let i = 0; i < count; i++) text[i] = (bodyLength[docs[i]!]! << 8) | payloads[i]!;
  return { docs: docs.slice(0, count), text, citing: null };
}

function ofBoth(own: Family, said: Family, { bodyLength, citingLength }: DocTable): Columns {
  const docs = new Uint32Array(own.count + said.count);
  const text = new Uint16Array(docs.length);
  const citing = new Uint16Array(docs.length);
  let count = 0;
  let j = 0;
  for (let i = 0; i < own.count || j < said.count; count++) {
    const ownDoc = i < own.count ? own.docs[i]! : Number.POSITIVE_INFINITY;
    const saidDoc = j < said.count ? said.docs[j]! : Number.POSITIVE_INFINITY;
    const doc = Math.min(ownDoc, saidDoc);
    docs[count] = doc;
    text[count] = bodyLength[doc]! << 8;
    if (doc === ownDoc) text[count]! |= own.payloads[i++]!;
    if (doc === saidDoc) citing[count] = (citingLength[doc]! << 8) | said.payloads[j++]!;
  }
  return {
    docs: docs.slice(0, count),
    text: text.slice(0, count),
    citing: citing.slice(0, count),
  };
}
