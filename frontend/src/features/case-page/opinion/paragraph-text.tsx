import type { Paragraph } from '@casewright/contracts';
import { Popover } from '../../../shared/ui/popover';
import { CaseLink } from './case-links';
import type { Match, Piece } from './pieces';
import { type Segment, segmentsOf } from './segments';
import * as texts from './texts';
import { noteAnchor, type OpinionNote } from './use-opinion';

export interface ParagraphTextProps {
  paragraph: Paragraph;
  matches: readonly Match[];
  /** The character that the address leads to. */
  place?: number | null;
  notes?: readonly OpinionNote[] | undefined;
}

/** The words of a paragraph: italics, pages, linked citations, footnote calls, found words. */
export function ParagraphText(props: ParagraphTextProps) {
  const { paragraph, matches, place = null, notes = [] } = props;
  const waiting = [...notes];
  return segmentsOf(paragraph, matches, place).map((segment) => {
    const key = `${segment.kind}${segment.start}`;
    if (segment.kind !== 'note') return <PlainSegment key={key} segment={segment} />;
    const at = waiting.findIndex(({ label }) => label === segment.label);
    const [note] = at === -1 ? [] : waiting.splice(at, 1);
    return note ? <FootnoteCall key={key} note={note} /> : <sup key={key}>{segment.label}</sup>;
  });
}

function PlainSegment({ segment }: { segment: Exclude<Segment, { kind: 'note' }> }) {
  if (segment.kind === 'page') {
    return (
      <span className="page-mark" data-page={segment.label}>
        <span className="sr-only">{'Page '}</span>*{segment.label}
      </span>
    );
  }
  const pieces = <Pieces pieces={segment.pieces} />;
  return segment.kind === 'link' ? <CaseLink caseId={segment.caseId}>{pieces}</CaseLink> : pieces;
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    const Style = piece.isItalic ? 'em' : 'span';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Style key={index} data-place={piece.isPlace}>
        <Words piece={piece} />
      </Style>
    );
  });
}

function Words({ piece: { text, match } }: { piece: Piece }) {
  if (!match) return text;
  return <mark data-current={match === 'current' || undefined}>{text}</mark>;
}

/** The raised number in the text; it opens the footnote on the spot. */
function FootnoteCall({ note }: { note: OpinionNote }) {
  return (
    <sup id={`call-${noteAnchor(note)}`} className="scroll-mt-24">
      <Popover
        label={texts.footnote(note.label)}
        trigger={
          <button
            type="button"
            aria-label={texts.footnote(note.label)}
            className="rounded-sm px-1 font-sans text-xs leading-none font-semibold text-accent-ink underline-offset-2 hover:underline"
          >
            {note.label}
          </button>
        }
      >
        <div className="space-y-2 font-serif">
          {note.paragraphs.map((paragraph) => (
            <p key={paragraph.index} className="wrap-anywhere">
              <ParagraphText paragraph={paragraph} matches={[]} />
            </p>
          ))}
        </div>
      </Popover>
    </sup>
  );
}
