import type { DocumentDate } from '@casewright/contracts';
import type { Range } from '../../../shared/reading/text/text-blocks';
import { PlaceButton } from './place-button';

// A date of a document has no time zone: it is shown as the document has it.
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone: 'UTC' });

export interface DateListProps {
  dates: readonly DocumentDate[];
  onPlace: (place: Range) => void;
}

/** Dates in order of time; a computed one names its rule and shows its steps. */
export function DateList({ dates, onPlace }: DateListProps) {
  return (
    <ul>
      {dates.map((each) => (
        <li key={`${each.start}-${each.date}-${each.kind}`} className="border-b border-rule py-row">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <PlaceButton place={each} onPlace={onPlace}>
              <time dateTime={each.date} className="tabular-nums">
                {dateFormat.format(new Date(each.date))}
              </time>
            </PlaceButton>
            <span className="text-sm text-ink-soft">{each.label}</span>
          </div>
          {each.computed ? (
            <p className="mt-1 text-sm text-ink-soft">
              Computed under {each.computed.rule}: {each.computed.reasoning}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
