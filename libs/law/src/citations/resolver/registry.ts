import { collapse } from '../text/chars.js';
import type { Citation } from '../types.js';
import type { Authority } from './types.js';

/** A printing of an authority by volume, for short forms and pin checks. */
interface Printing {
  volume: string;
  reporter: string;
  page: number | undefined;
  authority: number;
}

/** Names under which an authority may be referred to. */
export interface Names {
  plaintiffs: Set<string>;
  defendants: Set<string>;
  wholes: Set<string>;
  shorts: Set<string>;
}

/**
 * What one document may say about one authority or volume. Each reference is held against all of
 * it, so that a text made of references would take time by the square; no real document comes near.
 */
const MOST_NAMES = 100;
const MOST_PRINTINGS = 100;
const MOST_IN_VOLUME = 500;
/** Authorities that share the rarest word of a name. */
const MOST_NAMESAKES = 200;

const NO_NAME = /\b(?:et al|the|supra)\b/g;
const DIGITS = /^\d+$/;
const NO_PAGES: readonly number[] = [];

/** Lower case without punctuation, articles and "et al."; what names are compared by. */
export function nameKey(name: string): string {
  const small = name.toLowerCase();
  const plain = /[.,'’()]/.test(small)
    ? small.replace(/[’']s\b/g, 's').replace(/[.,'’()]/g, '')
    : small;
  return collapse(/et al|the|supra/.test(plain) ? plain.replace(NO_NAME, ' ') : plain);
}

/** Authors are referred to by surname (Bluebook rule 4.2(a)). */
const surnames = (author: string | undefined): string[] =>
  author
    ? [
        author,
        ...author.split(/\s(?:&|and)\s/).map(
          (each) =>
            each
              .replace(/,? (?:Jr|Sr|et al)\.?$/, '')
              .split(' ')
              .at(-1) ?? '',
        ),
      ]
    : [];

/** All authorities of one document, with indexes by citation, volume, and name. */
export class Registry {
  readonly authorities: Authority[] = [];
  private readonly names = new Map<number, Names>();
  private readonly byKey = new Map<string, number>();
  /** Ids of the authorities that have the word in a name, in the order in which they got it. */
  private readonly byWord = new Map<string, number[]>();
  private readonly byVolume = new Map<string, Printing[]>();
  /** First pages of an authority's printings, by the id that it has now. */
  private readonly pages = new Map<number, number[]>();
  private readonly merged = new Map<number, number>();

  /** The authority an id now stands for, after merges. */
  current(id: number): number {
    let now = id;
    for (let next = this.merged.get(now); next !== undefined; next = this.merged.get(now))
      now = next;
    if (now !== id) this.merged.set(id, now);
    return now;
  }

  find(key: string): number | undefined {
    const id = this.byKey.get(key);
    return id === undefined ? undefined : this.current(id);
  }

  create(citation: Citation): Authority {
    const authority: Authority = {
      id: this.authorities.length,
      kind: citation.kind,
      citations: [],
      mentions: [],
    };
    this.authorities.push(authority);
    this.names.set(authority.id, {
      plaintiffs: new Set(),
      defendants: new Set(),
      wholes: new Set(),
      shorts: new Set(),
    });
    return authority;
  }

  get(id: number): Authority {
    return this.authorities[this.current(id)]!;
  }

  /** Notes a citation's key, volume, and names on its authority. */
  learn(id: number, key: string, citation: Citation): void {
    const authority = this.get(id);
    const { fields } = citation;
    if (!this.byKey.has(key)) {
      this.byKey.set(key, authority.id);
      authority.citations.push(citation.normalized);
      this.addPrinting(authority.id, citation);
    }
    authority.year ??= fields.year;
    authority.court ??= fields.court ?? fields.courtInferred;
    const name = fields.caseName ?? fields.title ?? fields.antecedent;
    if (
      name &&
      (authority.name === undefined || (fields.caseName && !authority.name.includes(' v. ')))
    )
      authority.name = name;
    this.addNames(authority.id, citation);
  }

  private addPrinting(authority: number, citation: Citation): void {
    const { volume, reporter, page } = citation.fields;
    if (!volume || !reporter) return;
    const slot = `${volume} ${reporter}`;
    const printing = {
      volume,
      reporter,
      page: page && DIGITS.test(page) ? Number(page) : undefined,
      authority,
    };
    const list = this.byVolume.get(slot);
    if (list && list.length >= MOST_IN_VOLUME) return;
    if (list) list.push(printing);
    else this.byVolume.set(slot, [printing]);
    if (printing.page !== undefined) this.addPages(authority, [printing.page]);
  }

  private addPages(authority: number, pages: readonly number[]): void {
    const known = this.pages.get(authority);
    if (known) known.push(...pages);
    else this.pages.set(authority, [...pages]);
  }

  private addNames(authority: number, citation: Citation): void {
    const names = this.names.get(authority)!;
    const { plaintiff, defendant, caseName, shortName, antecedent, title, author } =
      citation.fields;
    const add = (to: Set<string>, name: string | undefined): void => {
      if (name) this.addName(authority, to, nameKey(name));
    };
    for (const surname of surnames(author)) add(names.shorts, surname);
    add(names.plaintiffs, plaintiff);
    add(names.defendants, defendant);
    for (const whole of [caseName, title]) add(names.wholes, whole);
    for (const short of [shortName, citation.kind === 'case' ? antecedent : undefined])
      add(names.shorts, short);
  }

  private addName(authority: number, to: Set<string>, name: string): void {
    if (to.has(name) || to.size >= MOST_NAMES) return;
    to.add(name);
    for (const word of name.split(' ')) {
      const ids = this.byWord.get(word);
      if (!ids) this.byWord.set(word, [authority]);
      else if (ids.at(-1) !== authority) ids.push(authority);
    }
  }

  /** The authorities that have a word in one of their names, the earliest first. */
  withWord(word: string): number[] {
    const ids = (this.byWord.get(word) ?? []).slice(-MOST_NAMESAKES).sort((a, b) => a - b);
    return ids.map((id) => this.current(id));
  }

  /** The rarest of some words in the names of this document. */
  rarest(words: readonly string[]): string {
    const uses = (word: string): number => this.byWord.get(word)?.length ?? 0;
    return words.reduce((best, word) => (uses(word) < uses(best) ? word : best));
  }

  /** Printings in a volume, with the authorities they now belong to. */
  inVolume(volume: string, reporter: string): { authority: number; page: number | undefined }[] {
    const list = this.byVolume.get(`${volume} ${reporter}`) ?? [];
    return list.map(({ authority, page }) => ({ authority: this.current(authority), page }));
  }

  /** First pages of all printings of an authority. */
  pagesOf(id: number): readonly number[] {
    return this.pages.get(id) ?? NO_PAGES;
  }

  namesOf(id: number): Names {
    return this.names.get(this.current(id))!;
  }

  /** Two authorities turn out to be parallels of each other. */
  merge(into: number, from: number): void {
    const target = this.get(into);
    const source = this.get(from);
    if (target === source) return;
    if (target.citations.length + source.citations.length > MOST_PRINTINGS) return;
    this.merged.set(source.id, target.id);
    this.addPages(target.id, this.pagesOf(source.id));
    this.pages.delete(source.id);
    target.citations.push(...source.citations.filter((each) => !target.citations.includes(each)));
    target.name ??= source.name;
    target.year ??= source.year;
    target.court ??= source.court;
    const [to, of] = [this.names.get(target.id)!, this.names.get(source.id)!];
    for (const part of ['plaintiffs', 'defendants', 'wholes', 'shorts'] as const)
      for (const name of of[part]) this.addName(target.id, to[part], name);
  }
}
