import { type Block, type Document, heading, paragraph } from '../document-model/document.js';
import { plain, quiet } from '../document-model/runs.js';
import { oneLine } from '../document-model/text.js';
import { captionPiece } from './blocks/form-pieces.js';
import { leaderPiece, listPieces } from './blocks/list-pieces.js';
import { type Drawing, linesPiece, type Piece } from './blocks/piece.js';
import { signaturePiece } from './blocks/signature-piece.js';
import { tablePiece } from './blocks/table-piece.js';
import { headingPiece, paragraphPiece, runInPiece } from './blocks/text-pieces.js';
import { Bookmarks } from './furniture.js';
import { breakLines } from './line-breaking.js';
import { PageFlow } from './page-flow.js';

export function targetsOf({ blocks }: Document): ReadonlySet<string> {
  return new Set(
    blocks.flatMap((block) => (block.kind === 'heading' && block.id ? [block.id] : [])),
  );
}

/** Places pieces on pages; a piece that must stay with the next one waits for it. */
export class Composer {
  private waiting: Piece[] = [];
  private readonly bookmarks: Bookmarks;

  constructor(
    private readonly drawing: Drawing,
    private readonly flow: PageFlow,
  ) {
    this.bookmarks = new Bookmarks(drawing.doc);
  }

  async compose(document: Document): Promise<void> {
    if (document.titled) await this.title(document);
    for (const block of document.blocks) await this.block(block);
    await this.notes();
    await this.place();
  }

  private async block(block: Block): Promise<void> {
    if (block.kind === 'page-break') {
      await this.place();
      if (!this.flow.atTop) this.flow.newPage();
      return;
    }
    for (const piece of await this.piecesOf(block)) await this.add(piece);
  }

  private async add(piece: Piece): Promise<void> {
    this.waiting.push(piece);
    if (!piece.keepWithNext) await this.place();
  }

  private async place(): Promise<void> {
    const pieces = this.waiting;
    this.waiting = [];
    const needed = pieces.reduce(
      (sum, { before, least, after = 0 }, index) =>
        sum + before + least + (index < pieces.length - 1 ? after : 0),
      0,
    );
    if (needed > this.flow.room && !this.flow.atTop && needed <= this.flow.pageHeight) {
      this.flow.newPage();
    }
    for (const piece of pieces) {
      this.flow.skip(piece.before);
      await piece.draw(this.flow);
    }
  }

  private async piecesOf(block: Exclude<Block, { kind: 'page-break' }>): Promise<Piece[]> {
    switch (block.kind) {
      case 'heading':
        if (block.runIn) return [runInPiece(this.drawing, block)];
        return [
          headingPiece(this.drawing, block, (title) => this.bookmarks.add(block.level, title)),
        ];
      case 'paragraph':
        return [paragraphPiece(this.drawing, block)];
      case 'list':
        return listPieces(this.drawing, block);
      case 'table':
        return [await tablePiece(this.drawing, block)];
      case 'caption':
        return [captionPiece(this.drawing, block)];
      case 'signature':
        return [signaturePiece(this.drawing, block)];
      case 'leader':
        return [leaderPiece(this.drawing, block)];
    }
  }

  private async title({ title, facts, form }: Document): Promise<void> {
    const { theme, stretches, typeface, width } = this.drawing;
    const { size, leading } = theme.title;
    const made = stretches.of([plain(oneLine(title))], { size, bold: true });
    const isCentred = form === 'instrument';
    await this.add(
      linesPiece(this.drawing, breakLines(made, width, typeface), {
        tag: 'H1',
        x: theme.left,
        leading,
        after: theme.gap,
        keepWithNext: true,
        ...(isCentred ? { shift: (line) => (width - line.width) / 2 } : {}),
      }),
    );
    if (facts.length === 0) return;
    await this.block(paragraph([quiet(facts.join(' · '))], { keepWithNext: true }));
  }

  /** Notes go at the end, numbered in the order in which they are called. */
  private async notes(): Promise<void> {
    const { notes } = this.drawing.stretches;
    if (notes.length === 0) return;
    await this.block({ kind: 'page-break' });
    await this.block(heading(1, 'Notes'));
    for (const [index, runs] of [...notes].entries()) {
      await this.block(paragraph(runs, { style: 'small', label: `${index + 1}.` }));
    }
  }
}
