import { provisionGroups } from '@casewright/contracts';
import { useState } from 'react';
import { ResultPart } from '../../../shared/reading/result-part';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { Button } from '../../../shared/ui/button';
import type { AnalysisResult } from './analysis-result';
import { dateFacts, type Fact, PlaceButton, partyFacts } from './facts';
import { Timeline } from './timeline';

interface FactsTableProps {
  result: Pick<AnalysisResult, 'parties' | 'dates' | 'provisions'>;
  /** Shows a place of the document; absent where none is open. */
  onPlace: ((place: Range) => void) | undefined;
}

/** Who, when, how much, how long, and who must do what: a row each, which opens its words. */
export function FactsTable({ result, onPlace }: FactsTableProps) {
  const groups = [
    { title: 'Parties', facts: partyFacts(result.parties) },
    { title: 'Dates', facts: dateFacts(result.dates) },
    ...provisionGroups(result.provisions).map(({ title, rows }) => ({
      title,
      facts: rows.map((each) => ({ ...each, place: each, note: each.where })),
    })),
  ].filter(({ facts }) => facts.length > 0);
  if (groups.length === 0) return null;
  return (
    <ResultPart title="Facts">
      <Timeline dates={result.dates} />
      <table aria-label="Facts" className="w-full table-fixed text-left text-sm">
        {groups.map((group) => (
          <FactGroup key={group.title} {...group} onPlace={onPlace} />
        ))}
      </table>
    </ResultPart>
  );
}

const SHOWN = 3;

interface FactGroupProps extends Pick<FactsTableProps, 'onPlace'> {
  title: string;
  facts: readonly Fact[];
}

/** A group under its head; what is folded away is printed all the same. */
function FactGroup({ title, facts, onPlace }: FactGroupProps) {
  const [isWhole, setIsWhole] = useState(facts.length <= SHOWN);
  return (
    <tbody>
      <tr>
        <th colSpan={5} scope="rowgroup" className="border-b border-rule pt-4 pb-1.5 font-semibold">
          {title}
        </th>
      </tr>
      {facts.map((fact, index) => (
        <tr
          // biome-ignore lint/suspicious/noArrayIndexKey: facts never change places
          key={index}
          className={isWhole || index < SHOWN ? undefined : 'hidden print:table-row'}
        >
          <FactCells fact={fact} onPlace={onPlace} />
        </tr>
      ))}
      {isWhole ? null : (
        <tr data-no-print>
          <td colSpan={5} className="py-2">
            <Button variant="ghost" size="sm" onClick={() => setIsWhole(true)}>
              {`Show all ${facts.length} ${title.toLowerCase()}`}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

function FactCells({ fact, onPlace }: Pick<FactsTableProps, 'onPlace'> & { fact: Fact }) {
  const { place, what, when, says, note } = fact;
  return (
    <>
      <th
        scope="row"
        colSpan={2}
        className="border-b border-rule py-row pr-4 align-top font-normal wrap-anywhere"
      >
        <PlaceButton place={place} onPlace={onPlace}>
          {what}
        </PlaceButton>
        {when ? <p className="mt-0.5 tabular-nums">{when}</p> : null}
      </th>
      <td colSpan={3} className="border-b border-rule py-row align-top wrap-anywhere">
        {says}
        {note ? <p className="mt-0.5 text-ink-soft tabular-nums">{note}</p> : null}
      </td>
    </>
  );
}
