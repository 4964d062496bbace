import type { SearchCase } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { Tooltip } from '../../../shared/ui/tooltip';
import * as texts from './texts';

/** The line under the name: citation · court · year · jurisdiction, and how often it is cited. */
export function ResultSource({ found }: { found: SearchCase }) {
  const { citation, court, year, jurisdiction, citedBy } = found;
  return (
    <ul className="mt-1 flex flex-wrap items-center gap-y-0.5 text-sm text-ink-soft tabular-nums">
      {citation ? <Part>{citation}</Part> : null}
      <Part>{court.name}</Part>
      {year === null ? null : (
        <Part>
          <Explained by={texts.yearCaseWasDecided}>{year}</Explained>
        </Part>
      )}
      {jurisdiction ? (
        <Part>
          <Explained by={texts.jurisdictionWhereCaseWasDecided}>{jurisdiction}</Explained>
        </Part>
      ) : null}
      {citedBy > 0 ? <Part>{texts.citedBy(citedBy.toLocaleString('en-US'))}</Part> : null}
    </ul>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <li className="wrap-anywhere not-last:after:mx-2 not-last:after:text-ink-faint not-last:after:content-['·']">
      {children}
    </li>
  );
}

/** A fact with a tooltip; a button, because the keyboard must reach it. */
function Explained({ by, children }: { by: string; children: ReactNode }) {
  return (
    <Tooltip content={by}>
      <button
        type="button"
        className="min-h-6 cursor-help rounded-sm underline decoration-control decoration-dotted underline-offset-4"
      >
        {children}
      </button>
    </Tooltip>
  );
}
