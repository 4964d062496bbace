import type { CaseRecord } from '@casewright/contracts';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { caseHref } from '../../../shared/config/paths';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { paragraphSearch } from '../case-address';
import { CaseLinks } from './case-links';
import { FindBar } from './find/find-bar';
import { useFind } from './find/use-find';
import { FootnoteList } from './footnote-list';
import { OpinionParagraph } from './opinion-paragraph';
import { targetIn } from './opinion-target';
import { captionLength, type Writing, writingsOf } from './outline';
import { notesByParagraph, type Opinion } from './use-opinion';
import { useParagraphTarget } from './use-paragraph-target';

const QuoteTool = lazyPart(() => import('./quote/quote-tool'), 'QuoteTool');

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
      <QuoteTool record={record} text={text} />
    </CaseLinks>
  );
}

interface OpinionContentsProps {
  caseId: number;
  ordinal: number;
  writings: readonly Writing[];
}

/** The writings of a text that has several: majority, concurrences, dissents. */
export function OpinionContents({ caseId, ordinal, writings }: OpinionContentsProps) {
  if (writings.length === 0) return null;
  return (
    <nav
      aria-label="Opinions"
      data-no-print
      className="mb-8 xl:sticky xl:top-28 xl:order-last xl:self-start"
    >
      <h2 className="mb-1.5 font-sans text-xs font-semibold tracking-wide text-ink-faint">
        Opinions
      </h2>
      <ul className="space-y-1.5 text-sm">
        {writings.map(({ index, name }) => (
          <li key={index}>
            <Link
              to={caseHref(caseId, paragraphSearch(ordinal, index))}
              preventScrollReset
              className="text-accent-ink underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
