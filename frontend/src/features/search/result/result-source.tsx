import type { SearchCase } from '@casewright/contracts';
import type { ReactNode } from 'react';
import { Fact, FactLine } from '../../../shared/ui/fact-line';
import { Tooltip } from '../../../shared/ui/tooltip';
import * as texts from './texts';

/** The line under the name: citation · court · year · jurisdiction, and how often it is cited. */
export function ResultSource({ found }: { found: SearchCase }) {
  const { citation, court, year, jurisdiction, citedBy } = found;
  return (
    <FactLine className="mt-1 text-sm">
      {citation ? <Fact>{citation}</Fact> : null}
      <Fact>{court.name}</Fact>
      {year === null ? null : (
        <Fact>
          <Explained by={texts.yearCaseWasDecided}>{year}</Explained>
        </Fact>
      )}
      {jurisdiction ? (
        <Fact>
          <Explained by={texts.jurisdictionWhereCaseWasDecided}>{jurisdiction}</Explained>
        </Fact>
      ) : null}
      {citedBy > 0 ? <Fact>{texts.citedBy(citedBy.toLocaleString('en-US'))}</Fact> : null}
    </FactLine>
  );
}

/** A fact with a tooltip, which the arrow keys reach like all else in a result. */
function Explained({ by, children }: { by: string; children: ReactNode }) {
  return (
    <Tooltip content={by}>
      <span
        tabIndex={-1}
        className="cursor-help rounded-sm underline decoration-control decoration-dotted underline-offset-4"
      >
        {children}
      </span>
    </Tooltip>
  );
}
