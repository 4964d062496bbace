import { useMemo } from 'react';
import { CaseLinks } from './case-links';
import { FindBar } from './find/find-bar';
import { useFind } from './find/use-find';
import { FootnoteList } from './footnote-list';
import { OpinionParagraph } from './opinion-paragraph';
import { targetIn } from './opinion-target';
import { notesByParagraph, type Opinion } from './use-opinion';
import { useParagraphTarget } from './use-paragraph-target';

interface OpinionReaderProps {
  caseId: number;
  ordinal: number;
  opinion: Opinion;
  /** Whether parts are still to come. */
  isPartial: boolean;
}

/** The text of an opinion with everything a reader does in it. */
export function OpinionReader({ caseId, ordinal, opinion, isPartial }: OpinionReaderProps) {
  const { paragraphs, footnotes, cases } = opinion;
  const all = useMemo(
    () => [...paragraphs, ...footnotes.flatMap((note) => note.paragraphs)],
    [paragraphs, footnotes],
  );
  const find = useFind(all);
  // Footnotes are below the text: what is still to come of it would move them away.
  const target = useParagraphTarget(isPartial ? paragraphs : all, isPartial);
  const notes = useMemo(() => notesByParagraph(paragraphs, footnotes), [paragraphs, footnotes]);
  return (
    <CaseLinks cases={cases}>
      <FindBar find={find} isPartial={isPartial} />
      <div className="opinion-text">
        {opinion.author ? <p className="mb-4 font-serif italic">{opinion.author}</p> : null}
        {paragraphs.map((paragraph) => (
          <OpinionParagraph
            key={paragraph.index}
            caseId={caseId}
            ordinal={ordinal}
            paragraph={paragraph}
            notes={notes.get(paragraph.index)}
            matches={find.matchesIn(paragraph.index)}
            {...targetIn(paragraph, target)}
          />
        ))}
        <FootnoteList footnotes={footnotes} find={find} target={target} />
      </div>
    </CaseLinks>
  );
}
