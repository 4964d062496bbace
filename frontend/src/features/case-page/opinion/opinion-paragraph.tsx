import type { Paragraph } from '@casewright/contracts';
import { clsx } from 'clsx';
import { Pilcrow } from 'lucide-react';
import { memo } from 'react';
import { caseHref } from '../../../shared/config/paths';
import { CopyButton } from '../../../shared/ui/copy-button';
import { paragraphSearch } from '../case-address';
import { ParagraphText } from './paragraph-text';
import type { Match } from './pieces';
import { blockKind } from './segments';
import type { OpinionNote } from './use-opinion';

interface OpinionParagraphProps {
  caseId: number;
  ordinal: number;
  paragraph: Paragraph;
  /** The footnotes that it calls. */
  notes: readonly OpinionNote[] | undefined;
  matches: readonly Match[];
  /** Whether the address leads to it, and to which character of it. */
  isTarget: boolean;
  place: number | null;
}

/** A paragraph with its pages in the margin, and a link to itself. Renders again only on change. */
export const OpinionParagraph = memo(function OpinionParagraph(props: OpinionParagraphProps) {
  const { caseId, ordinal, paragraph, notes, matches, isTarget, place } = props;
  const kind = blockKind(paragraph);
  return (
    <div
      id={`p-${paragraph.index}`}
      // Where its words are selected by keyboard: on a button, the arrow keys select nothing.
      tabIndex={-1}
      data-target={isTarget || undefined}
      className={clsx('opinion-block group/p', `opinion-${kind}`)}
    >
      <p className="wrap-anywhere">
        <ParagraphText paragraph={paragraph} matches={matches} place={place} notes={notes} />
      </p>
      <CopyButton
        iconOnly
        icon={Pilcrow}
        label={`Copy a link to paragraph ${paragraph.index + 1}`}
        copied="Link to the paragraph copied"
        text={() => {
          const path = caseHref(caseId, paragraphSearch(ordinal, paragraph.index));
          return new URL(path, window.location.href).href;
        }}
        className="opinion-permalink"
      />
    </div>
  );
});
