import type { CaseRecord } from '@casewright/contracts';
import { Suspense, useMemo, useRef } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { CaseLinks } from './case-links';
import { FindBar } from './find/find-bar';
import { useFind } from './find/use-find';
import { FootnoteList } from './footnote-list';
import { OpinionContents } from './opinion-contents';
import { OpinionParagraph } from './opinion-paragraph';
import { targetIn } from './opinion-target';
import { captionLength, writingsOf } from './outline';
import { notesByParagraph, type Opinion } from './use-opinion';
import { useParagraphTarget } from './use-paragraph-target';

const QuoteTool = lazyPart(async () => (await import('./quote/quote-tool')).QuoteTool);

interface OpinionReaderProps {
  record: CaseRecord;
  ordinal: number;
  opinion: Opinion;
  /** Whether parts are still to come. */
  isPartial: boolean;
}

/** The text of an opinion with everything a reader does in it. */
export function OpinionReader({ record, ordinal, opinion, isPartial }: OpinionReaderProps) {
  const { paragraphs, footnotes, cases } = opinion;
  const all = useMemo(
    () => [...paragraphs, ...footnotes.flatMap((note) => note.paragraphs)],
    [paragraphs, footnotes],
  );
  const find = useFind(all);
  // Footnotes are below the text: what is still to come of it would move them away.
  const target = useParagraphTarget(isPartial ? paragraphs : all, isPartial);
  const notes = useMemo(() => notesByParagraph(paragraphs, footnotes), [paragraphs, footnotes]);
  const writings = useMemo(() => writingsOf(paragraphs), [paragraphs]);
  const text = useRef<HTMLDivElement>(null);
  const { id: caseId } = record;
  const shown = paragraphs.map((paragraph) => (
    <OpinionParagraph
      key={paragraph.index}
      caseId={caseId}
      ordinal={ordinal}
      paragraph={paragraph}
      notes={notes.get(paragraph.index)}
      matches={find.matchesIn(paragraph.index)}
      {...targetIn(paragraph, target)}
    />
  ));
  const caption = captionLength(paragraphs);
  return (
    <CaseLinks cases={cases}>
      <FindBar find={find} isPartial={isPartial} />
      <div className="gap-10 xl:grid xl:grid-cols-[minmax(0,1fr)_15rem]">
        <OpinionContents caseId={caseId} ordinal={ordinal} writings={writings} />
        <div ref={text} className="opinion-text">
          {opinion.author ? <p className="mb-4 font-serif italic">{opinion.author}</p> : null}
          {caption > 0 ? <div className="opinion-caption">{shown.slice(0, caption)}</div> : null}
          {shown.slice(caption)}
          <FootnoteList footnotes={footnotes} find={find} target={target} />
        </div>
      </div>
      <Suspense fallback={null}>
        <QuoteTool record={record} text={text} />
      </Suspense>
    </CaseLinks>
  );
}
