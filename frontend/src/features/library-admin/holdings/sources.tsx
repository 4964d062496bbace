import type { LibraryOverview, LibrarySource } from '@casewright/contracts';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { Button } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { FigureTable } from '../../../shared/ui/table';
import { overviewQuery } from '../library-queries';

const number = (value: number) => value.toLocaleString('en-US');

/** How much there is, and from where. */
export function Sources({ overview }: { overview: LibraryOverview }) {
  const [chosen, choose] = useState<LibrarySource | null>(null);
  return (
    <Section title="Sources">
      <p className="mb-4 text-ink-soft">
        <Figure>{overview.cases}</Figure> cases with <Figure>{overview.opinions}</Figure> full
        opinions.
      </p>
      <FigureTable
        isCaptionHidden
        caption="Sources"
        className="max-w-2xl"
        columns={['Source', 'Cases', 'Opinions', { label: 'Actions', isHidden: true }]}
        rows={overview.sources.map((source) => ({
          id: source.id,
          name: source.label,
          figures: [
            number(source.cases),
            number(source.opinions),
            <DeleteButton key={source.id} source={source} onDelete={() => choose(source)} />,
          ],
        }))}
      />
      {chosen ? (
        <DeleteDialog
          title={`Delete all cases from ${chosen.label}?`}
          description={`${number(chosen.cases)} cases and ${number(chosen.opinions)} opinions are deleted, and searches find them no longer. Work that cites them stays; its citations to them are then not in the library. Imports from elsewhere are not affected. This cannot be undone.`}
          action="Delete source"
          typed={chosen.label}
          remove={() => call('DELETE /library/sources/:id', { params: { id: chosen.id } })}
          old={overviewQuery}
          words={{ done: 'The source is being deleted', failed: 'The source was not deleted' }}
          onClose={() => choose(null)}
        />
      ) : null}
      <IndexRelease release={overview.citationIndex} />
      {overview.decisionsWithoutTexts > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {`${number(overview.decisionsWithoutTexts)} more decisions without their texts have been imported beside it.`}
        </p>
      ) : null}
    </Section>
  );
}

function DeleteButton({ source, onDelete }: { source: LibrarySource; onDelete: () => void }) {
  const { label, isRemovable, isRemoving } = source;
  if (!isRemovable) return null;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Delete ${label}`}
      pendingText={isRemoving && 'Deleting...'}
      onClick={onDelete}
    >
      Delete
    </Button>
  );
}

function IndexRelease({ release }: { release: LibraryOverview['citationIndex'] }) {
  const { decisions, citations, date, digest } = release;
  return (
    <p className="mt-4 max-w-2xl text-sm text-ink-soft">
      {`The citation index of ${date} names ${number(decisions)} decisions by ${number(citations)} citations, without their texts.`}{' '}
      <span className="block wrap-anywhere">
        SHA-256: <code>{digest}</code>
      </span>
    </p>
  );
}

function Figure({ children }: { children: number }) {
  return (
    <span className="font-serif text-2xl font-semibold text-ink tabular-nums">
      {number(children)}
    </span>
  );
}
