import type { ExtractionLimits } from './extraction.js';
import { type PageCount, Places } from './places.js';
import { TextBuilder } from './text-builder.js';

/** Writes a text whose notes come in the midst of it: the body first, the notes after it. */
export class NotesWriter {
  readonly pages: PageCount = { page: 1, rendered: 0, set: 0 };
  private readonly builder: TextBuilder;
  private readonly places = new Places();
  private readonly notes: { label: string; page: number | null; text: string }[] = [];

  constructor(limits: ExtractionLimits) {
    this.builder = new TextBuilder(limits);
  }

  turnPage(kind: 'rendered' | 'set'): void {
    this.pages[kind] += 1;
    this.pages.page += 1;
  }

  /** @param turns where in the text pages begin, and which */
  addParagraph(text: string, turns: readonly { at: number; page: number }[], heading = 0): void {
    const words = text.trimEnd();
    if (words.trim() === '') return;
    if (heading > 0) this.builder.addBlock('heading', words, heading);
    else this.builder.addBlock('paragraph', words);
    const { start } = this.builder.blocks.at(-1)!;
    for (const { at, page } of turns) this.places.add(start + Math.min(at, words.length), page);
  }

  /** @param page where its mark stands; null for an endnote, which is printed elsewhere */
  addNote(label: string, text: string, page: number | null): void {
    this.notes.push({ label, page, text: text.replace(/\s+/g, ' ').trim() });
  }

  finish(counted: number | null) {
    for (const { label, page, text } of this.notes) {
      if (text === '') continue;
      this.builder.addBlock('footnote', `[${label}] ${text}`);
      this.places.add(this.builder.blocks.at(-1)!.start, page, label);
    }
    const { places, notices } = this.places.build(this.pages, counted);
    return { document: { ...this.builder.build(), places }, notices };
  }
}
