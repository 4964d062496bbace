import type { PostingList } from '@casewright/law/ranking';
import { ByteReader, ByteWriter } from './varint.js';

/**
 * A term's postings in one segment, as stored: cases in ascending order, each the distance to the
 * one before and a payload byte. `first` and `last` let lists whose ranges do not meet be joined
 * without reading them.
 */
export interface EncodedList {
  term: number;
  /** Cases in the list. */
  df: number;
  first: number;
  last: number;
  /** Without the first case's distance: its payload, then distance and payload of each other. */
  data: Uint8Array;
}

const scratch = new ByteWriter(1 << 16);

export function encodeList(
  term: number,
  docs: ArrayLike<number>,
  payloads: ArrayLike<number>,
  from = 0,
  to = docs.length,
): EncodedList {
  scratch.clear();
  scratch.byte(payloads[from]!);
  for (let i = from + 1; i < to; i++) {
    scratch.varint(docs[i]! - docs[i - 1]!);
    scratch.byte(payloads[i]!);
  }
  return { term, df: to - from, first: docs[from]!, last: docs[to - 1]!, data: scratch.take() };
}

export function decodeList(list: EncodedList, segment: number): PostingList {
  const docs = new Uint32Array(list.df);
  const payloads = new Uint8Array(list.df);
  decodeInto(docs, payloads, 0, list);
  return { segment, docs, payloads };
}

/** Writes the list's cases and payloads from place `start` on. */
export function decodeInto(
  docs: Uint32Array,
  payloads: Uint8Array,
  start: number,
  list: EncodedList,
): void {
  const { data, df } = list;
  let doc = list.first;
  docs[start] = doc;
  payloads[start] = data[0]!;
  let at = 1;
  for (let i = start + 1; i < start + df; i++) {
    let byte = data[at++]!;
    let gap = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = data[at++]!;
      gap |= (byte & 127) << shift;
    }
    doc += gap;
    docs[i] = doc;
    payloads[i] = data[at++]!;
  }
}

/** Joins lists of one term whose ranges follow each other. */
export function joinLists(lists: EncodedList[]): EncodedList {
  const [head, ...rest] = lists as [EncodedList, ...EncodedList[]];
  scratch.clear();
  scratch.append(head.data);
  let { df, last } = head;
  for (const next of rest) {
    scratch.varint(next.first - last);
    scratch.append(next.data);
    df += next.df;
    last = next.last;
  }
  return { term: head.term, df, first: head.first, last, data: scratch.take() };
}

export function writeList(out: ByteWriter, list: EncodedList): void {
  out.varint(list.term);
  out.varint(list.df);
  out.varint(list.first);
  out.varint(list.last - list.first);
  out.varint(list.data.length);
  out.append(list.data);
}

export function readList(reader: ByteReader): EncodedList {
  const term = reader.varint();
  const df = reader.varint();
  const first = reader.varint();
  const last = first + reader.varint();
  const length = reader.varint();
  const data = reader.bytes.subarray(reader.at, reader.at + length);
  reader.at += length;
  return { term, df, first, last, data };
}
