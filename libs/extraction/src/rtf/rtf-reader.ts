// cspell:ignore nofpages ansicpg ftnalt sbknone softpage
import { countIn } from '../docx/parts/count-formats.js';
import type { NotesWriter } from '../notes-writer.js';
import { decodeAs, isKnown } from '../plain/decode-text.js';
import { KEPT, PAGES, SIGNS, SKIPPED } from './control-words.js';

/** What a group sets and its end takes back; `unicodeBytes` stand for a character where it is not known. */
const NEW_GROUP = { isSkipped: false, isHidden: false, unicodeBytes: 1, isNote: false };

/** Writes what the control words and the words between them say. */
export class RtfReader {
  private group = { ...NEW_GROUP };
  private readonly groups: (typeof NEW_GROUP)[] = [];
  private encoding = 'windows-1252';
  private toSkip = 0;
  private isStarred = false;
  private text = '';
  private turns: { at: number; page: number }[] = [{ at: 0, page: 1 }];
  private note: { text: string; page: number; isEndnote: boolean } | null = null;
  private readonly counts = { footnotes: 0, endnotes: 0 };
  private counted: number | null = null;
  /** A section has ended; how the next one begins is said before its words. */
  private section: 'turns' | 'continues' | null = null;
  private hasWords = false;

  constructor(private readonly writer: NotesWriter) {}

  openGroup(): void {
    this.groups.push({ ...this.group });
  }

  closeGroup(): void {
    const { isNote } = this.group;
    this.group = this.groups.pop() ?? this.group;
    if (!isNote || this.group.isNote || !this.note) return;
    const { text, page, isEndnote } = this.note;
    this.note = null;
    const kind = isEndnote ? 'endnotes' : 'footnotes';
    this.counts[kind] += 1;
    const label = countIn(isEndnote ? 'lowerRoman' : 'decimal', this.counts[kind]);
    this.write(`[${label}]`);
    this.writer.addNote(label, text, isEndnote ? null : page);
  }

  control(word: string, number: number | null): void {
    const isStarred = this.isStarred;
    this.isStarred = word === '*';
    if (word === 'nofpages' && number) this.counted = number;
    if (SKIPPED.has(word) || (isStarred && !KEPT.has(word))) this.group.isSkipped = true;
    if (word === 'v' || word === 'deleted') this.group.isHidden = number !== 0;
    else if (word === 'plain') this.group.isHidden = false;
    else if (word === 'uc') this.group.unicodeBytes = number ?? 1;
    else if (word === 'ansicpg') this.encoding = encodingOf(number);
    else if (word === 'mac') this.encoding = 'macintosh';
    else if (!this.group.isSkipped) this.mark(word, number);
  }

  addText(latin1: string): void {
    const kept = latin1.slice(this.toSkip);
    this.toSkip = Math.max(0, this.toSkip - latin1.length);
    if (kept !== '') this.write(decodeAs(this.encoding, Buffer.from(kept, 'latin1')));
  }

  finish() {
    this.endParagraph();
    return this.writer.finish(this.counted);
  }

  private mark(word: string, number: number | null): void {
    if (word === 'u' && number !== null) {
      this.write(String.fromCharCode(number & 0xffff));
      this.toSkip = this.group.unicodeBytes;
    } else if (word === 'footnote' && !this.note) {
      this.group.isNote = true;
      this.note = { text: '', page: this.writer.pages.page, isEndnote: false };
    } else if (word === 'ftnalt' && this.note) this.note.isEndnote = true;
    else if (word === 'sbknone' && this.section) this.section = 'continues';
    else if (PAGES.has(word)) this.turn(word);
    else if (word === 'par' || word === 'row' || word === 'sect') this.endParagraph();
    else if (SIGNS[word]) this.write(SIGNS[word]);
    if (word === 'sect') this.section = 'turns';
  }

  private write(text: string): void {
    this.toSkip = 0;
    if (this.group.isSkipped || this.group.isHidden) return;
    if (this.note) this.note.text += text;
    else {
      if (this.section === 'turns') this.turn('sect');
      this.section = null;
      this.text += text;
      this.hasWords ||= text.trim() !== '';
    }
  }

  private turn(word: string): void {
    if (this.note || !this.hasWords) return;
    this.writer.turnPage(word === 'softpage' ? 'rendered' : 'set');
    this.turns.push({ at: this.text.length, page: this.writer.pages.page });
  }

  private endParagraph(): void {
    if (this.note) this.note.text += ' ';
    else {
      this.writer.addParagraph(this.text, this.turns);
      this.text = '';
      this.turns = [{ at: 0, page: this.writer.pages.page }];
    }
  }
}

function encodingOf(codePage: number | null): string {
  const label = codePage === 10_000 ? 'macintosh' : `windows-${codePage}`;
  return isKnown(label) ? label : 'windows-1252';
}
