import { countIn } from '../docx/parts/count-formats.js';
import type { ExtractionLimits } from '../extraction.js';
import { NotesWriter } from '../notes-writer.js';
import { decodeAs, isKnown } from '../plain/decode-text.js';
import { readTokens, type Token } from './read-tokens.js';

/** Groups whose words are no part of the text; so is every group that begins with `\*`. */
const SKIPPED = new Set(
  'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf fldinst themedata nonshppict revtbl listtable listoverridetable xe tc rxe bkmkstart bkmkend atnid atnauthor'.split(
    ' ',
  ),
);
/** Of those that begin with `\*`, the ones with words of the text. */
const KEPT = new Set(['footnote', 'shpinst', 'shptxt']);
const SIGNS: Readonly<Record<string, string>> = {
  tab: '\t',
  cell: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  '~': '\u00a0',
  _: '-',
};
const PAGES = new Set(['page', 'softpage', 'pagebb']);

/** What a group sets and its end takes back. */
interface Group {
  isSkipped: boolean;
  isHidden: boolean;
  /** Bytes that stand for a Unicode character where it is not known. */
  unicodeBytes: number;
  isNote: boolean;
}

interface Note {
  text: string;
  page: number;
  isEndnote: boolean;
}

/** Rich Text: body, then notes. Its pages are those that it has breaks for. */
export function readRtf(bytes: Uint8Array, limits: ExtractionLimits) {
  const reader = new RtfReader(new NotesWriter(limits));
  for (const token of readTokens(bytes)) reader.read(token);
  return reader.finish();
}

class RtfReader {
  private group: Group = { isSkipped: false, isHidden: false, unicodeBytes: 1, isNote: false };
  private readonly groups: Group[] = [];
  private encoding = 'windows-1252';
  private toSkip = 0;
  private isStarred = false;
  private text = '';
  private turns: { at: number; page: number }[] = [{ at: 0, page: 1 }];
  private note: Note | null = null;
  private readonly counts = { footnotes: 0, endnotes: 0 };
  private counted: number | null = null;
  /** A section has ended; how the next one begins is said before its words. */
  private isNewSection = false;
  private isContinuous = false;
  private hasWords = false;

  constructor(private readonly writer: NotesWriter) {}

  read(token: Token): void {
    if (token.kind === 'text') this.addBytes(token.bytes);
    else if (token.kind === 'open') this.groups.push({ ...this.group });
    else if (token.kind === 'close') this.closeGroup();
    else if (token.word === '*') this.isStarred = true;
    else {
      this.control(token.word, token.number);
      this.isStarred = false;
    }
  }

  finish() {
    this.endParagraph();
    return this.writer.finish(this.counted);
  }

  private control(word: string, number: number | null): void {
    if (word === 'nofpages' && number) this.counted = number;
    if (SKIPPED.has(word) || (this.isStarred && !KEPT.has(word))) this.group.isSkipped = true;
    if (word === 'v' || word === 'deleted') this.group.isHidden = number !== 0;
    else if (word === 'plain') this.group.isHidden = false;
    else if (word === 'uc') this.group.unicodeBytes = number ?? 1;
    else if (word === 'ansicpg' && number) this.encoding = encodingOf(number);
    else if (word === 'mac') this.encoding = 'macintosh';
    if (this.group.isSkipped) return;
    if (word === 'u' && number !== null) {
      this.write(String.fromCharCode(number & 0xffff));
      this.toSkip = this.group.unicodeBytes;
    } else if (word === 'footnote') this.openNote();
    else if (word === 'ftnalt' && this.note) this.note.isEndnote = true;
    else if (word === 'sbknone') this.isContinuous = true;
    else if (word === 'sect') this.endSection();
    else if (PAGES.has(word)) this.turn(word);
    else if (word === 'par' || word === 'row') this.endParagraph();
    else if (SIGNS[word]) this.write(SIGNS[word]);
  }

  private addBytes(bytes: number[]): void {
    const kept = bytes.slice(this.toSkip);
    this.toSkip = Math.max(0, this.toSkip - bytes.length);
    if (kept.length > 0) this.write(decodeAs(this.encoding, Uint8Array.from(kept)));
  }

  private write(text: string): void {
    this.toSkip = 0;
    if (this.group.isSkipped || this.group.isHidden) return;
    if (this.note) this.note.text += text;
    else {
      if (this.isNewSection && !this.isContinuous) this.turn('sect');
      this.isNewSection = false;
      this.text += text;
      this.hasWords ||= text.trim() !== '';
    }
  }

  private turn(word: string): void {
    if (this.note || !this.hasWords) return;
    this.writer.turnPage(word === 'softpage' ? 'rendered' : 'set');
    this.turns.push({ at: this.text.length, page: this.writer.pages.page });
  }

  private endSection(): void {
    this.endParagraph();
    this.isNewSection = true;
    this.isContinuous = false;
  }

  private endParagraph(): void {
    if (this.note) {
      this.note.text += ' ';
      return;
    }
    this.writer.addParagraph(this.text, this.turns);
    this.text = '';
    this.turns = [{ at: 0, page: this.writer.pages.page }];
  }

  private openNote(): void {
    if (this.note) return;
    this.group.isNote = true;
    const { page } = this.writer.pages;
    this.note = { text: '', page, isEndnote: false };
  }

  private closeGroup(): void {
    const { isNote } = this.group;
    const before = this.groups.pop();
    if (before) this.group = before;
    if (!isNote || this.group.isNote || !this.note) return;
    const { text, page, isEndnote } = this.note;
    this.note = null;
    const kind = isEndnote ? 'endnotes' : 'footnotes';
    this.counts[kind] += 1;
    const label = countIn(isEndnote ? 'lowerRoman' : 'decimal', this.counts[kind]);
    this.write(`[${label}]`);
    this.writer.addNote(label, text, isEndnote ? null : page);
  }
}

function encodingOf(codePage: number): string {
  const label = codePage === 10_000 ? 'macintosh' : `windows-${codePage}`;
  return isKnown(label) ? label : 'windows-1252';
}
