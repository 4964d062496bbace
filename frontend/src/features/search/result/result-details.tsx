import type { SearchCase } from '@casewright/contracts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { signalLabel } from './texts';

const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });

/** What only some readers ask for: all citations, the score. */
export function ResultDetails({ found }: { found: SearchCase }) {
  return (
    <div className="mt-1.5 flex flex-wrap items-start gap-x-6 gap-y-1 text-sm text-ink-soft">
      {found.citations.length > 1 ? (
        <Disclosure title={`All citations (${found.citations.length})`}>
          <ul className="py-2 font-serif text-base tabular-nums">
            {found.citations.map((citation) => (
              <li key={citation}>{citation}</li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
      <Disclosure title="Why here">
        <ScoreSignals score={found.score} signals={found.signals} />
      </Disclosure>
    </div>
  );
}

/** The browser's own disclosure; open, it takes its own line. */
function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group open:basis-full">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}

/** Each part of the score, and the score. */
function ScoreSignals({ score, signals }: Pick<SearchCase, 'score' | 'signals'>) {
  return (
    <table className="my-2 w-full max-w-sm">
      <caption className="pb-1 text-left text-ink-faint">
        Parts of the score; higher is better
      </caption>
      <tbody>
        {Object.entries(signals).map(([key, value]) => (
          <tr key={key} className="border-t border-rule">
            <th scope="row" className="py-1 pr-4 text-left font-normal">
              {signalLabel(key)}
            </th>
            <td className="py-1 text-right">{format.format(value)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-semibold text-ink">
          <th scope="row" className="py-1 pr-4 text-left">
            Score
          </th>
          <td className="py-1 text-right">{format.format(score)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
