import type { Passage, SearchCase } from '@casewright/contracts';
import { Link } from 'react-router-dom';
import { opinionPlaceHref } from '../../../shared/config/paths';
import { beginsInside, endsInside } from '../../../shared/reading/cut-quotation';

interface PassageQuoteProps {
  found: Pick<SearchCase, 'id' | 'title' | 'passage' | 'place'>;
}

/** What stands beside the sentence shown above it, word for word, and the way to it. */
export function PassageQuote({ found: { id, title, passage, place } }: PassageQuoteProps) {
  return (
    <>
      {passage.length > 0 ? (
        <blockquote className="mt-2 max-w-2xl border-l-3 border-brass pl-4 font-serif wrap-anywhere text-ink">
          {beginsInside(passage[0]?.text ?? '') ? '… ' : null}
          <MarkedRuns runs={passage} />
          {endsInside(passage.at(-1)?.text ?? '') ? ' …' : null}
        </blockquote>
      ) : null}
      {place ? (
        <p data-no-print className="mt-1.5 pl-4 text-sm">
          <Link
            to={opinionPlaceHref(id, place)}
            className="inline-flex min-h-6 items-center text-link"
          >
            Read it in the opinion
            <span className="sr-only">{` of ${title}`}</span>
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** Runs of text, the matched ones as marks. */
export function MarkedRuns({ runs }: { runs: Passage }) {
  return runs.map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of one text never change places
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
