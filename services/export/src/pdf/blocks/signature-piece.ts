import type { SignatureBlock } from '../../document-model/document.js';
import { plain, type Run } from '../../document-model/runs.js';
import { breakLines, type Line } from '../line-breaking.js';
import { tagged } from './form-pieces.js';
import type { Drawing, Piece } from './piece.js';

/** Points from one signing line to the next: room for a hand. */
const SIGNING = 30;
const SIGNATURE_WIDTH = 230;
/** What labels have at the least, and what is between the longest of them and its words. */
const LABEL_WIDTH = 64;
const LABEL_GAP = 8;

/** Who signs, and lines to sign on: never parted. */
export function signaturePiece(drawing: Drawing, { heading, lines }: SignatureBlock): Piece {
  const { theme, doc, root, stretches, typeface } = drawing;
  const { size } = theme;
  const leading = theme.grid > 0 ? theme.small.leading * 2 : theme.leading;
  const made = (runs: Run[], bold = false): Line[] =>
    breakLines(stretches.of(runs, { size, bold }), SIGNATURE_WIDTH, typeface);
  const head = heading.some((run) => 'text' in run && run.text !== '') ? made(heading, true) : [];
  const rows = lines.map(({ label, runs }) => ({
    label: made([plain(label === '' ? '' : `${label}:`)]),
    words: runs.length === 0 ? null : made(runs),
  }));
  const labels = rows.map(({ label }) => Math.max(...label.map((line) => line.width)));
  const beside = Math.max(LABEL_WIDTH, ...labels.map((each) => each + LABEL_GAP));
  const heightOf = ({ words }: (typeof rows)[number]): number =>
    words ? Math.max(words.length, 1) * leading : theme.grid > 0 ? leading : SIGNING;
  const height = head.length * leading + rows.reduce((sum, row) => sum + heightOf(row), 0);
  return {
    before: theme.grid > 0 ? 0 : theme.leading,
    keepWithNext: false,
    least: height,
    draw(flow) {
      const x = theme.left;
      tagged(doc, root, 'P', () => flow.drawLines(head, x, leading));
      for (const row of rows) {
        const bottom = flow.y + heightOf(row);
        if (!row.words) flow.y = bottom - leading;
        const y = flow.y;
        tagged(doc, root, 'P', () => {
          flow.drawLines(row.label, x, leading);
          flow.y = y;
          if (row.words) flow.drawLines(row.words, x + beside, leading);
        });
        if (!row.words) flow.rule(x + beside, bottom - leading * 0.25, SIGNATURE_WIDTH, 0.7);
        flow.y = bottom;
      }
      flow.skip(theme.gap);
      flow.settle();
    },
  };
}
