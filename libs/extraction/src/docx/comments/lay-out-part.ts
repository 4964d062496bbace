import { SaxesParser } from 'saxes';
import { isNode } from '../body/body-reader.js';

/** A run, and how it is begun again where it is split. */
export interface RunSpan {
  start: number;
  end: number;
  /** Where its content begins, behind its properties, and where it ends. */
  from: number;
  to: number;
  /** Its opening tag and its properties, as written. */
  opening: string;
}

interface Span {
  start: number;
  end: number;
}

/** An element of words, or a note's mark, and what it is in; all places are in the part as it is written. */
export interface TextNode {
  /** Of the element. */
  start: number;
  end: number;
  /** Of its content. */
  from: number;
  to: number;
  /** The run, where it is the paragraph's own, in no field, and can be split. */
  run: RunSpan | null;
  /**
   * The child of the outermost paragraph that it is in: a run, a link, a tracked change. Of words in a
   * field, the paragraph's content: a field has several such children, and may leave its paragraph.
   */
  host: Span;
}

interface Element extends Span {
  name: string;
  openEnd: number;
}

/** The elements of words of a part, in order, as the reader of the text counts them. */
export function layOutPart(xml: string): TextNode[] {
  const reader = new PartReader(xml);
  const parser = new SaxesParser({ fragment: false });
  parser.on('error', (error) => {
    throw error;
  });
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', (tag) => reader.open(local(tag.name), tag.attributes, parser.position));
  parser.on('closetag', (tag) => reader.close(local(tag.name), parser.position));
  parser.write(xml).close();
  return reader.nodes;
}

class PartReader {
  readonly nodes: TextNode[] = [];
  private readonly stack: Element[] = [];
  /** The content of the outermost paragraph, and its child, that are open. */
  private paragraph: Span | null = null;
  private host: Span | null = null;
  private run: RunSpan | null = null;
  private runDepth = 0;
  private fields = 0;

  constructor(private readonly xml: string) {}

  open(name: string, attributes: object, openEnd: number): void {
    const start = this.xml.lastIndexOf('<', openEnd - 1);
    const element = { name, start, end: openEnd, openEnd };
    const parent = this.stack.at(-1)?.name;
    const inParagraph = this.paragraph !== null;
    this.stack.push(element);
    if (name === 'p' && !inParagraph) this.paragraph = { start: openEnd, end: openEnd };
    else if (inParagraph && this.host === null) this.openHost(element, parent);
    if (isNode(name)) this.addNode(element);
    if (name === 'fldChar') this.turnField(Object.entries(attributes));
  }

  close(name: string, end: number): void {
    const element = this.stack.pop();
    if (!element) return;
    const closeStart = end === element.openEnd ? end : this.xml.lastIndexOf('<', end - 1);
    element.end = end;
    if (isNode(name)) Object.assign(this.nodes.at(-1)!, { end, to: closeStart });
    if (name === 'pPr' && this.paragraph && this.host?.start === element.start)
      this.paragraph.start = end;
    if (name === 'rPr' && this.run && this.stack.length === this.runDepth)
      Object.assign(this.run, { from: end, opening: this.xml.slice(this.run.start, end) });
    if (this.host?.start === element.start) this.closeHost(end, closeStart);
    if (name === 'p' && !this.stack.some((each) => each.name === 'p') && this.paragraph) {
      this.paragraph.end = closeStart;
      this.paragraph = null;
    }
  }

  private openHost({ name, start, openEnd }: Element, parent: string | undefined): void {
    this.host = { start, end: openEnd };
    if (name !== 'r' || parent !== 'p') return;
    const opening = this.xml.slice(start, openEnd);
    this.run = { start, end: openEnd, from: openEnd, to: openEnd, opening };
    this.runDepth = this.stack.length;
  }

  private closeHost(end: number, closeStart: number): void {
    this.host!.end = end;
    if (this.run) Object.assign(this.run, { end, to: closeStart });
    this.host = null;
    this.run = null;
  }

  private addNode({ start, openEnd }: Element): void {
    const isOwn = this.run !== null && this.stack.length === this.runDepth + 1;
    const place = { start, end: openEnd, from: openEnd, to: openEnd };
    const isInField = this.fields > 0;
    const run = isOwn && !isInField ? this.run : null;
    this.nodes.push({ ...place, run, host: (isInField ? this.paragraph : this.host) ?? place });
  }

  private turnField(attributes: readonly [string, unknown][]): void {
    const type = attributes.find(([name]) => name.endsWith('fldCharType'))?.[1];
    if (type === 'begin') this.fields += 1;
    else if (type === 'end' && this.fields > 0) this.fields -= 1;
  }
}
