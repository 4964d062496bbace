import type { RunSpan, TextNode } from './lay-out-part.js';

/** Something to be written into a part, which stays as it is around it. */
interface Edit {
  at: number;
  /** What ends a run, and begins it again. */
  before: string;
  after: string;
  anchors: { text: string; isStart: boolean }[];
}

/** The edge of a comment: in which element of words, and behind how many of its characters. */
export interface Edge {
  node: number;
  character: number;
}

const PRESERVE = ' xml:space="preserve"';

/** Writes the anchors of comments into a part, splitting runs where a comment begins or ends in one. */
export class AnchorWriter {
  private readonly edits = new Map<string, Edit>();

  /** @param prefix of the part's elements, with its colon */
  constructor(
    private readonly xml: string,
    private readonly nodes: readonly TextNode[],
    private readonly prefix: string,
  ) {}

  /** @returns false where the words are not in the part */
  add(id: number, from: Edge, to: Edge): boolean {
    const [first, last] = [this.nodes[from.node], this.nodes[to.node]];
    if (!first || !last) return false;
    const w = this.prefix;
    const start = `<${w}commentRangeStart ${w}id="${id}"/>`;
    const end = `<${w}commentRangeEnd ${w}id="${id}"/><${w}r><${w}commentReference ${w}id="${id}"/></${w}r>`;
    this.place(first, from.character, { text: start, isStart: true });
    this.place(last, to.character, { text: end, isStart: false });
    return true;
  }

  write(): string {
    const edits = [...this.edits.values()].sort((a, b) => a.at - b.at);
    let [written, from] = ['', 0];
    for (const { at, before, after, anchors } of edits) {
      // What ends here ends before the next begins.
      const sorted = anchors.toSorted((a, b) => Number(a.isStart) - Number(b.isStart));
      written +=
        this.xml.slice(from, at) + before + sorted.map(({ text }) => text).join('') + after;
      from = at;
    }
    return written + this.xml.slice(from);
  }

  private place(node: TextNode, character: number, anchor: Edit['anchors'][number]): void {
    const { run } = node;
    const split = run ? this.splitAt(node, run, character, anchor.isStart) : null;
    if (split) this.edit(split.at, anchor, split.before, split.after);
    else this.edit(anchor.isStart ? node.host.start : node.host.end, anchor);
  }

  private splitAt(node: TextNode, run: RunSpan, character: number, isStart: boolean) {
    const w = this.prefix;
    const at = rawOffset(this.xml, node, character);
    if (at === null) return null;
    const [before, after] = [`</${w}r>`, run.opening];
    // A note's mark has no characters, and so one place for both.
    if (at === node.from && (isStart || node.from < node.to))
      return node.start === run.from
        ? { at: run.start, before: '', after: '' }
        : { at: node.start, before, after };
    if (at === node.to)
      return node.end === run.to
        ? { at: run.end, before: '', after: '' }
        : { at: node.end, before, after };
    this.keepSpaces(node);
    return { at, before: `</${w}t>${before}`, after: `${after}<${w}t${PRESERVE}>` };
  }

  /** What is cut may begin or end with a space. */
  private keepSpaces({ start, from }: TextNode): void {
    const tag = this.xml.slice(start, from);
    if (!tag.includes('xml:space')) this.edit(from - 1, { text: PRESERVE, isStart: true });
  }

  private edit(at: number, anchor: Edit['anchors'][number], before = '', after = ''): void {
    const key = `${at} ${before}`;
    const edit = this.edits.get(key) ?? { at, before, after, anchors: [] };
    const isThere = anchor.text === PRESERVE && edit.anchors.length > 0;
    if (!isThere) edit.anchors.push(anchor);
    this.edits.set(key, edit);
  }
}

/** Where in the part a character of an element's text is written; null where it cannot be told. */
function rawOffset(xml: string, { from, to }: TextNode, character: number): number | null {
  const raw = xml.slice(from, to);
  // A section of character data, or a comment, is left whole.
  if (raw.includes('<')) return null;
  let [at, count] = [0, 0];
  while (count < character && at < raw.length) {
    const [reference] = /^&[^;]*;/.exec(raw.slice(at, at + 12)) ?? [];
    if (reference) count += isAstral(reference) ? 2 : 1;
    else count += 1;
    at += reference?.length ?? (raw.startsWith('\r\n', at) ? 2 : 1);
  }
  const isHalved = at > 0 && /^[\uD800-\uDBFF][\uDC00-\uDFFF]/.test(raw.slice(at - 1, at + 1));
  return from + at + (isHalved ? 1 : 0);
}

function isAstral(reference: string): boolean {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(reference) ?? [];
  return Number.parseInt(hex ?? decimal ?? '0', hex ? 16 : 10) > 0xffff;
}
