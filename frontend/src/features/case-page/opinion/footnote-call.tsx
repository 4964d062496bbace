import { Popover } from '../../../shared/ui/popover';
import { noteAnchor } from './notes-by-paragraph';
import { ParagraphText } from './paragraph-text';
import type { OpinionNote } from './use-opinion';

/** The raised number in the text; it opens the footnote on the spot. */
export function FootnoteCall({ note }: { note: OpinionNote }) {
  return (
    <sup id={`call-${noteAnchor(note)}`} className="scroll-mt-24">
      <Popover
        label={`Footnote ${note.label}`}
        trigger={
          <button
            type="button"
            aria-label={`Footnote ${note.label}`}
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
