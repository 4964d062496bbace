import type { Find } from './find/use-find';
import { noteAnchor } from './notes-by-paragraph';
import { ParagraphText } from './paragraph-text';
import type { OpinionNote } from './use-opinion';

/** All footnotes of the opinion, each leading back to where it is called. */
export function FootnoteList({
  footnotes,
  find,
}: {
  footnotes: readonly OpinionNote[];
  find: Find;
}) {
  if (footnotes.length === 0) return null;
  return (
    <section aria-labelledby="footnotes" className="mt-12 border-t border-ink pt-4">
      <h2 id="footnotes" className="mb-3 text-lg">
        Footnotes
      </h2>
      <ol className="space-y-3 text-base">
        {footnotes.map((note) => (
          <li key={noteAnchor(note)} id={noteAnchor(note)} className="flex scroll-mt-24 gap-3">
            <a
              href={`#call-${noteAnchor(note)}`}
              aria-label={`Footnote ${note.label}: back to the text`}
              className="min-w-6 shrink-0 text-right font-sans text-sm text-accent-ink tabular-nums underline underline-offset-4"
            >
              {note.label}
            </a>
            <div className="min-w-0 space-y-2">
              {note.paragraphs.map((paragraph) => (
                <p key={paragraph.index} id={`p-${paragraph.index}`} className="wrap-anywhere">
                  <ParagraphText paragraph={paragraph} matches={find.matchesIn(paragraph.index)} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
