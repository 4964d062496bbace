import { countOf, type LawOrder, type LawPlan as Plan } from '@casewright/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reasonOf } from '../../../shared/api/api-error';
import { Button } from '../../../shared/ui/button';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { Coded } from '../../../shared/ui/kbd';
import { announce } from '../../../shared/ui/live-region';
import { byteSize } from '../imports/import-words';
import { addLaw, importsQuery } from '../library-queries';
import { duration } from './law-words';

const files = (count: number) => countOf(count, 'file');

const andMore = (count: number) =>
  `and ${countOf(count, 'more file')}; npm run add-law -- … --list prints all.`;

/** What an order costs, the way to begin it, and the files for whoever has to bring them. */
export function LawPlan({ order, plan }: { order: LawOrder; plan: Plan }) {
  const client = useQueryClient();
  const add = useMutation({
    mutationFn: addLaw,
    onSuccess: ({ label }) => announce(`Fetching ${label} has started`),
    onSettled: () => client.invalidateQueries(importsQuery),
  });
  if (plan.filesTotal === 0)
    return <p className="mt-4 text-ink-soft">The publisher has no matching volume.</p>;
  const cost =
    plan.bytes === null || plan.seconds === null
      ? '; this server cannot reach their publisher to learn their size'
      : `, about ${byteSize(plan.bytes)} and ${duration(plan.seconds)}`;
  return (
    <div className="mt-4">
      <p role="status" className="tabular-nums">
        {files(plan.filesTotal)}
        {cost}
      </p>
      <Button
        className="mt-3"
        disabled={add.isSuccess}
        pendingText={add.isPending && 'Starting...'}
        onClick={() => add.mutate(order)}
      >
        Fetch and import
      </Button>
      {add.isSuccess ? (
        <p className="mt-2 text-sm text-ink-soft">It is among the imports below.</p>
      ) : null}
      {add.error ? (
        <InlineAlert className="mt-3" title="Fetching did not start">
          <p className="wrap-anywhere">{reasonOf(add.error, 'Try again later.')}</p>
        </InlineAlert>
      ) : null}
      <details className="mt-4 text-sm">
        <summary className="cursor-pointer text-link">
          Without a network: the files to bring
        </summary>
        <p className="mt-2 max-w-measure text-ink-soft wrap-anywhere">
          <Coded>{`Put each file at its place below \`${plan.folder}\` on the server, then fetch and import: what is there is not fetched.`}</Coded>
        </p>
        <ul className="mt-2 max-h-60 overflow-y-auto wrap-anywhere">
          {plan.files.map(({ address, path }) => (
            <li key={address} className="border-t border-rule py-1.5">
              {address}
              <span className="block text-ink-soft">
                as <code>{path}</code>
              </span>
            </li>
          ))}
        </ul>
        {plan.filesTotal > plan.files.length ? (
          <p className="mt-2 text-ink-soft">{andMore(plan.filesTotal - plan.files.length)}</p>
        ) : null}
      </details>
    </div>
  );
}
