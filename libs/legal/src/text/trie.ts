import { isSpace, isWord } from './chars.js';

/** Longest run of characters between two letters of an abbreviation: a break and its indent. */
const MAX_GAP = 24;
const COMMA = 44;
const STOP = 46;

/**
 * What the matcher compares: white space, full stops and commas drop out, apostrophes are one sign,
 * so "N. Y. S. 2d", "N.Y.S.2d" and "NYS2d" are one key.
 */
export function squeeze(text: string): string {
  return text.replace(/[\s.,\u200b]/g, '').replace(/[‘’`´]/g, "'");
}

/** A match of one key: where it ends and what it stands for. */
export interface TrieHit<T> {
  end: number;
  value: T;
}

/** Almost every word of a text begins no key: the answer to all of those. */
const NO_HITS: never[] = [];
/** Codes that a node with many children looks up at once. */
const ASCII = 128;
/** From so many children on, a table is worth its half kilobyte. */
const MANY_CHILDREN = 5;

/**
 * Abbreviation matcher. Nodes live in flat arrays (first child, next sibling), which builds in a
 * few milliseconds for 6,000 keys and needs about a megabyte; a match costs one step a letter, and
 * a step from a node with many children is one look-up.
 */
export class Trie<T> {
  private readonly tables: (Int32Array | undefined)[] = [new Int32Array(ASCII)];
  private readonly children: number[] = [0];
  private readonly child: number[] = [0];
  private readonly sibling: number[] = [0];
  private readonly code: number[] = [0];
  private readonly value: (T | undefined)[] = [undefined];

  constructor(private readonly ignoreCase = false) {}

  /** The value at `key`, made with `create` if it is new. */
  upsert(spelling: string, create: () => T): T {
    const key = this.ignoreCase ? squeeze(spelling).toLowerCase() : squeeze(spelling);
    let node = 0;
    for (let i = 0; i < key.length; i++) node = this.step(node, key.charCodeAt(i), true);
    const found = this.value[node] ?? create();
    this.value[node] = found;
    return found;
  }

  /** All keys that `text` spells from `at`, longest last; empty when none. */
  match(text: string, at: number): readonly TrieHit<T>[] {
    let hits: TrieHit<T>[] = NO_HITS;
    let node = 0;
    let gap = 0;
    for (let i = at; i < text.length; i++) {
      const code = this.fold(text.charCodeAt(i));
      if (node !== 0 && (code === STOP || code === COMMA || isSpace(code))) {
        if (++gap > MAX_GAP) break;
        continue;
      }
      node = this.step(node, code, false);
      if (node === 0) break;
      gap = 0;
      const value = this.value[node];
      if (value === undefined || !endsWord(text, i + 1)) continue;
      const hit = { end: text.charCodeAt(i + 1) === STOP ? i + 2 : i + 1, value };
      if (hits === NO_HITS) hits = [hit];
      else hits.push(hit);
    }
    return hits;
  }

  private fold(code: number): number {
    if (code >= 65 && code <= 90) return this.ignoreCase ? code + 32 : code;
    return code === 0x2019 || code === 0x2018 || code === 0x60 || code === 0xb4 ? 39 : code;
  }

  private step(node: number, code: number, create: boolean): number {
    const table = this.tables[node];
    if (table !== undefined && code < ASCII) {
      const next = table[code]!;
      return next === 0 && create ? this.add(node, code) : next;
    }
    for (let next = this.child[node]!; next !== 0; next = this.sibling[next]!) {
      if (this.code[next] === code) return next;
    }
    return create ? this.add(node, code) : 0;
  }

  private add(parent: number, code: number): number {
    const made = this.code.length;
    this.child.push(0);
    this.sibling.push(this.child[parent]!);
    this.code.push(code);
    this.value.push(undefined);
    this.tables.push(undefined);
    this.children.push(0);
    this.child[parent] = made;
    this.children[parent]!++;
    const table = this.tables[parent];
    if (table === undefined) {
      if (this.children[parent] === MANY_CHILDREN) this.tables[parent] = this.tableOf(parent);
    } else if (code < ASCII) table[code] = made;
    return made;
  }

  private tableOf(node: number): Int32Array {
    const table = new Int32Array(ASCII);
    for (let next = this.child[node]!; next !== 0; next = this.sibling[next]!) {
      if (this.code[next]! < ASCII) table[this.code[next]!] = next;
    }
    return table;
  }
}

/** "Cal" is not in "California", but "NMCA" is in "NMCA-078" and "COA" in "COA112". */
function endsWord(text: string, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  const next = text.charCodeAt(end);
  return !(isWord(last) && isWord(next)) || (last > 57 && next <= 57);
}
