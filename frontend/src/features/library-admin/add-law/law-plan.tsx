import type { LawOrder, LawPlan as Plan } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Coded } from '../../../shared/ui/kbd';
import { announce } from '../../../shared/ui/live-region';
import { byteSize } from '../imports/import-words';
import { addLaw, importsQuery } from '../library-queries';
import { duration } from './law-words';
import * as texts from './texts';

/** What an order costs, the way to begin it, and the files for whoever has to bring them. */
export function LawPlan({ order, plan }: { order: LawOrder; plan: Plan }) {
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: addLaw,
    onSuccess: ({ label }) => announce(texts.fetchingHasBegun(label)),
    onSettled: () => client.invalidateQueries(importsQuery),
  });
  if (plan.filesTotal === 0) return <p className="mt-4 text-ink-soft">{texts.nothingOfIt}</p>;
  const cost =
    plan.bytes === null || plan.seconds === null
      ? texts.sizeIsNotKnown
      : texts.cost(byteSize(plan.bytes), duration(plan.seconds));
  return (
    <div className="mt-4">
      <p role="status" className="tabular-nums">
        {texts.files(plan.filesTotal)}
        {cost}
      </p>
      <Button
        className="mt-3"
        disabled={add.isSuccess}
        pendingText={add.isPending && texts.beginning}
        onClick={() => add.mutate(order)}
      >
        {texts.fetchAndImport}
      </Button>
      {add.isSuccess ? <p className="mt-2 text-sm text-ink-soft">{texts.itIsBelow}</p> : null}
      {add.error ? (
        <InlineAlert className="mt-3" title={texts.fetchingDidNotBegin}>
          <p className="wrap-anywhere">{reasonOf(add.error, texts.tryAgainLater)}</p>
        </InlineAlert>
      ) : null}
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer text-link">{texts.withoutNetwork}</summary>
        <p className="mt-2 max-w-measure text-ink-soft wrap-anywhere">
          <Coded>{texts.bringThemBelow(plan.folder)}</Coded>
        </p>
        <ul className="mt-2 max-h-60 overflow-y-auto wrap-anywhere">
          {plan.files.map(({ address, path }) => (
            <li key={address} className="border-t border-rule py-1.5">
              {address}
              <span className="block text-ink-soft">
                {texts.as}
                <code>{path}</code>
              </span>
            </li>
          ))}
        </ul>
        {plan.filesTotal > plan.files.length ? (
          <p className="mt-2 text-ink-soft">{texts.andMore(plan.filesTotal - plan.files.length)}</p>
        ) : null}
      </details>
    </div>
  );
}
