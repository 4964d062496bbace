import { Parser } from 'htmlparser2';
import type { OpinionStructure } from '../opinion/structure.js';
import { type Attributes, type Meaning, meaningOf } from './elements.js';
import { endNotes, matchCalls } from './end-notes.js';
import { distinctPages, TextBuilder } from './text-builder.js';

export interface ReducedOpinion {
  /** As the markup says it: `majority`, `dissent`; null outside an opinion element. */
  type: string | null;
  author: string | null;
  text: string;
  structure: OpinionStructure;
}

export interface ReducedMarkup {
  /** In the order of the markup. One, of type null, when there is no opinion element. */
  opinions: ReducedOpinion[];
  /** Text of the named parts in front of the opinions: `syllabus`, `headnotes`, `judges` … */
  head: Record<string, string>;
}

export interface ReduceOptions {
  /** Whether each opinion element becomes a separate opinion (a whole case's markup). */
  splitOpinions?: boolean;
  /** The page on which the report begins. */
  firstPage?: string | null;
}

/**
 * Reduces HTML or XML of a court opinion to text with its structure. Reads what CourtListener and
 * the Caselaw Access Project publish, whoever made it first, and anything else as plain HTML.
 */
export function reduceMarkup(markup: string, options: ReduceOptions = {}): ReducedMarkup {
  const reducer = new Reducer(options);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reducer.open(name, attributes),
      ontext: (text) => reducer.text(text),
      onclosetag: () => reducer.close(),
    },
    { decodeEntities: true, lowerCaseTags: true, recognizeSelfClosing: true },
  );
  parser.end(markup);
  return reducer.finish();
}

interface OpenElement {
  meaning: Meaning;
  /** What ends it. */
  close(): void;
}

class Reducer {
  private readonly opinions: ReducedOpinion[] = [];
  private readonly head: Record<string, string> = {};
  private readonly stack: OpenElement[] = [];
  private builder = new TextBuilder();
  private notes: { label: string; note: TextBuilder }[] = [];
  private type: string | null = null;
  private author: string | null = null;
  /** Where text goes that is looked at rather than copied: a page's label, a footnote's number. */
  private captured: string | undefined;
  private skipping = 0;
  private preformatted = 0;
  private inFootnote = false;
  private lastPage: string | null;

  constructor(private readonly options: ReduceOptions) {
    this.lastPage = options.firstPage ?? null;
  }

  open(name: string, attributes: Attributes): void {
    const meaning = meaningOf(name, attributes, this.inFootnote);
    this.stack.push({ meaning, close: this.enter(meaning, attributes) });
  }

  close(): void {
    this.stack.pop()?.close();
  }

  text(text: string): void {
    if (this.skipping > 0) return;
    if (this.captured !== undefined) this.captured += text;
    else this.builder.add(text, this.preformatted > 0);
  }

  finish(): ReducedMarkup {
    while (this.stack.length > 0) this.close();
    if (!this.options.splitOpinions || this.opinions.length === 0) this.endOpinion();
    return { opinions: this.opinions, head: this.head };
  }

  private enter(meaning: Meaning, attributes: Attributes): () => void {
    if (this.skipping > 0) return () => undefined;
    switch (meaning.is) {
      case 'text':
        return this.enterText(meaning);
      case 'break':
        this.builder.lineBreak();
        return () => undefined;
      case 'cell':
        this.builder.add(' ');
        return () => this.builder.add(' ');
      case 'skipped':
        this.skipping += 1;
        return () => {
          this.skipping -= 1;
        };
      case 'preformatted':
        return this.enterPreformatted();
      case 'page':
        return this.capture((text) =>
          this.page(attributes.label ?? attributes['data-label'] ?? text),
        );
      case 'call':
      case 'superscript':
        return this.capture((text) => this.raised(text, meaning.is === 'call'));
      case 'footnote-label':
        return this.capture((text) => this.nameFootnote(text));
      case 'footnote':
        return this.enterFootnote(meaning.label);
      case 'link':
        return this.builder.link(meaning.sourceId);
      case 'opinion':
        return this.enterOpinion(meaning.type);
      case 'author':
        return this.enterAuthor();
      case 'head-part':
        return this.enterHeadPart(meaning.part);
    }
  }

  private enterText(meaning: Meaning & { is: 'text' }): () => void {
    const { builder } = this;
    if (meaning.block) builder.blockBreak();
    const endRun = meaning.run ? builder.run(meaning.run) : undefined;
    return () => {
      endRun?.();
      if (meaning.block) builder.blockBreak();
    };
  }

  private enterPreformatted(): () => void {
    this.builder.blockBreak();
    this.preformatted += 1;
    return () => {
      this.preformatted -= 1;
      this.builder.blockBreak();
    };
  }

  /** Keeps the text of an element from the opinion and hands it to `use`. */
  private capture(use: (text: string) => void): () => void {
    if (this.captured !== undefined) return () => undefined;
    this.captured = '';
    return () => {
      const text = this.captured ?? '';
      this.captured = undefined;
      use(text);
    };
  }

  private page(text: string): void {
    const label = text.replace(/[*[\]\s]|page/gi, '');
    if (label === '') return;
    this.lastPage = label;
    this.builder.page(label);
  }

  /** A raised text: the call of a footnote, or an ordinal or exponent that stays what it is. */
  private raised(text: string, isCall: boolean): void {
    const label = text.trim().replace(/^\[(?:fn\.? ?)?(.*)\]$/i, '$1');
    const bracketed = label !== text.trim() && /^(\d{1,3}[a-z]?|[*†‡]{1,4}|[a-z])$/i.test(label);
    if (label !== '' && (isCall || bracketed)) this.builder.call(label);
    else this.builder.add(text);
  }

  private nameFootnote(text: string): void {
    const current = this.notes.at(-1);
    if (current && current.label === '') current.label = text.replace(/[[\]\s.]/g, '');
  }

  private enterFootnote(label: string | null): () => void {
    if (this.inFootnote) return this.enterText({ is: 'text', block: true });
    const outer = this.builder;
    this.builder = new TextBuilder();
    this.notes.push({ label: label ?? '', note: this.builder });
    this.inFootnote = true;
    return () => {
      this.inFootnote = false;
      this.builder = outer;
    };
  }

  private enterOpinion(type: string | null): () => void {
    this.builder.blockBreak();
    if (!this.options.splitOpinions) return () => this.builder.blockBreak();
    this.builder = new TextBuilder();
    this.notes = [];
    this.type = type;
    this.author = null;
    if (this.lastPage !== null) this.builder.page(this.lastPage);
    return () => this.endOpinion();
  }

  private enterAuthor(): () => void {
    const { builder } = this;
    builder.blockBreak();
    const end = builder.mark((from, to) => {
      this.author ??= builder.text.slice(from, to).trim();
    });
    return () => {
      end();
      builder.blockBreak();
    };
  }

  private enterHeadPart(part: string): () => void {
    const { builder } = this;
    builder.blockBreak();
    const end = builder.mark((from, to) => {
      const text = builder.text.slice(from, to).trim();
      this.head[part] = this.head[part] ? `${this.head[part]}\n\n${text}` : text;
    });
    return () => {
      end();
      builder.blockBreak();
    };
  }

  private endOpinion(): void {
    const { builder } = this;
    endNotes(builder);
    for (const { label, note } of this.notes) builder.appendFootnote(label || '*', note);
    matchCalls(builder);
    const structure = builder.structure();
    this.opinions.push({
      type: this.type,
      author: this.author,
      text: builder.text,
      structure: { ...structure, pages: distinctPages(structure.pages) },
    });
    this.builder = new TextBuilder();
    this.notes = [];
  }
}
