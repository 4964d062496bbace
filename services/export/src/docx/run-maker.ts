import {
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  DeletedTextRun,
  ExternalHyperlink,
  FootnoteReferenceRun,
  type ICommentOptions,
  InsertedTextRun,
  InternalHyperlink,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  TextRun,
} from 'docx';
import type {
  TextRun as ModelRun,
  PlaceholderRun,
  ReferenceRun,
  Run,
} from '../document-model/runs.js';
import { cleanText } from '../document-model/text.js';
import { contentControl } from './content-control.js';
import type { HeadingMarks } from './heading-marks.js';
import { STYLES } from './styles.js';

const TONE_COLORS = { alarm: '8C1D18', caution: '7A4B00', good: '1D5C3A', quiet: '55524C' };

/** Makes Word's runs, and collects what goes elsewhere in the file: notes, comments, ids. */
export class RunMaker {
  readonly footnotes: Record<string, { children: Paragraph[] }> = {};
  readonly comments: ICommentOptions[] = [];
  private controls = 0;
  private changes = 0;
  private notes = 0;

  constructor(
    private readonly marks: HeadingMarks,
    /** Author of the proposed changes and comments. */
    private readonly author: string,
    private readonly now: Date,
  ) {}

  of(runs: Run[], style: Pick<IRunOptions, 'bold'> = {}): ParagraphChild[] {
    return runs.flatMap((run) => this.children(run, style));
  }

  private children(run: Run, style: Pick<IRunOptions, 'bold'>): ParagraphChild[] {
    switch (run.kind) {
      case 'text':
        return this.text(run, style);
      case 'placeholder':
        return [this.placeholder(run, style)];
      case 'reference':
        return this.reference(run);
      case 'note':
        return [this.note(run.runs)];
    }
  }

  private text(run: ModelRun, style: Pick<IRunOptions, 'bold'>): ParagraphChild[] {
    const made = textLines(run.text).map((text, index) => this.line(run, text, index, style));
    const shown = run.link ? [new ExternalHyperlink({ children: made, link: run.link })] : made;
    return run.comment ? this.commented(shown, run.comment) : shown;
  }

  private line(run: ModelRun, text: string, index: number, style: Pick<IRunOptions, 'bold'>) {
    const options: IRunOptions = {
      ...style,
      text,
      ...(run.bold ? { bold: true } : {}),
      ...(run.italic ? { italics: true } : {}),
      ...(run.underline ? { underline: {} } : {}),
      ...(run.strike ? { strike: true } : {}),
      ...(run.tone ? { color: TONE_COLORS[run.tone] } : {}),
      ...(index > 0 ? { break: 1 } : {}),
      ...(run.link ? { style: 'Hyperlink' } : {}),
    };
    if (!run.change) return new TextRun(options);
    this.changes += 1;
    const tracked = { id: this.changes, author: this.author, date: this.now.toISOString() };
    return run.change === 'inserted'
      ? new InsertedTextRun({ ...options, ...tracked })
      : new DeletedTextRun({ ...options, ...tracked });
  }

  private commented(children: ParagraphChild[], comment: string): ParagraphChild[] {
    const id = this.comments.length;
    this.comments.push({
      id,
      author: this.author,
      date: this.now,
      children: textLines(comment).map((text) => new Paragraph({ children: [new TextRun(text)] })),
    });
    return [
      new CommentRangeStart(id),
      ...children,
      new CommentRangeEnd(id),
      new TextRun({ children: [new CommentReference(id)] }),
    ];
  }

  private placeholder(run: PlaceholderRun, style: Pick<IRunOptions, 'bold'>): ParagraphChild {
    this.controls += 1;
    const content = new TextRun({
      ...style,
      text: textLines(run.text).join(' '),
      ...(run.filled ? {} : { style: STYLES.openPlace }),
    });
    return contentControl(run, this.controls, content) as ParagraphChild;
  }

  /** A field where Word counts the number that it refers to; a link otherwise. */
  private reference({ text, target }: ReferenceRun): ParagraphChild[] {
    const mark = this.marks.of(target);
    const shown = textLines(text).join(' ');
    if (!mark) return [new TextRun(shown)];
    const { number } = mark;
    if (number === '' || !mark.isCounted || !shown.endsWith(number)) {
      return [new InternalHyperlink({ anchor: mark.bookmark, children: [new TextRun(shown)] })];
    }
    const before = shown.slice(0, shown.length - number.length);
    return [
      ...(before === '' ? [] : [new TextRun(before)]),
      new SimpleField(` REF ${mark.bookmark} \\n \\h `, number),
    ];
  }

  private note(runs: ModelRun[]): ParagraphChild {
    this.notes += 1;
    const words = this.of([{ kind: 'text', text: ' ' }, ...runs]);
    this.footnotes[String(this.notes)] = {
      children: [new Paragraph({ style: 'FootnoteText', children: words })],
    };
    return new FootnoteReferenceRun(this.notes);
  }
}

function textLines(text: string): string[] {
  return cleanText(text).split('\n');
}
