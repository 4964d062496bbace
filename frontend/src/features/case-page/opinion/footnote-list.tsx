import type { Find } from './find/use-find';
import { type OpinionTarget, targetIn } from './opinion-target';
import { ParagraphText, type ParagraphTextProps } from './paragraph-text';
import { noteAnchor, type OpinionNote } from './use-opinion';

interface FootnoteListProps {
  footnotes: readonly OpinionNote[];
  find: Find;
  target: OpinionTarget | null;
}

/** All footnotes of the opinion, each leading back to where it is called. */
export function FootnoteList({ footnotes, find, target }: FootnoteListProps) {
  if (footnotes.length === 0) return null;
  return (
    <section data-footnotes aria-labelledby="footnotes" className="mt-12 border-t border-ink pt-4">
      <h2 id="footnotes" className="mb-3 text-lg">
        Footnotes
      </h2>
      <ol className="space-y-3 text-base">
        {footnotes.map((note) => (
          <li key={noteAnchor(note)} id={noteAnchor(note)} className="flex scroll-mt-24 gap-3">
            <a
              href={`#call-${noteAnchor(note)}`}
              aria-label={`Footnote ${note.label}: back to the text`}
              className="min-w-6 shrink-0 text-right font-sans text-sm text-link tabular-nums"
            >
              {note.label}
            </a>
            <div className="min-w-0 space-y-2">
              {note.paragraphs.map((paragraph) => (
                <NoteParagraph
                  key={paragraph.index}
                  paragraph={paragraph}
                  matches={find.matchesIn(paragraph.index)}
                  {...targetIn(paragraph, target)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteParagraph({ isTarget, ...props }: ParagraphTextProps & { isTarget: boolean }) {
  return (
    <p
      id={`p-${props.paragraph.index}`}
      tabIndex={-1}
      data-target={isTarget || undefined}
      className="wrap-anywhere"
    >
      <ParagraphText {...props} />
    </p>
  );
}
