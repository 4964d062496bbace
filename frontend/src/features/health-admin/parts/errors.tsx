import type { ErrorCount } from '@casewright/contracts';
import { number, timeOfDay } from '../health-words';
import * as texts from '../texts';
import { FigureTable } from './row';

/** How often requests were refused or failed lately, by their code. */
export function Errors({ errors }: { errors: readonly ErrorCount[] }) {
  return (
    <section aria-labelledby="errors">
      <h2 id="errors" className="mb-2 text-xl">
        {texts.errorsOfLastHour}
      </h2>
      <p className="mb-4 max-w-measure text-ink-soft">{texts.whatTheyCount}</p>
      {errors.length === 0 ? (
        <p>{texts.noErrors}</p>
      ) : (
        <FigureTable
          isCaptionHidden
          caption={texts.errorsOfLastHour}
          columns={[texts.code, texts.status, texts.count, texts.last]}
          rows={errors.map(({ code, status, count, lastAt }) => {
            return {
              id: code,
              name: code,
              figures: [String(status), number(count), timeOfDay(lastAt)],
            };
          })}
        />
      )}
    </section>
  );
}
