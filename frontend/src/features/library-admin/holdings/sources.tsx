import type { LibraryOverview, LibrarySource } from '@casewright/contracts';
import { useState } from 'react';
import { call } from '../../../shared/api/client';
import { DeleteDialog } from '../../../shared/kept/delete-dialog';
import { Button } from '../../../shared/ui/button';
import { Section } from '../../../shared/ui/section';
import { FigureTable } from '../../../shared/ui/table';
import { overviewQuery } from '../library-queries';
import * as texts from '../texts';

const number = (value: number) => value.toLocaleString('en-US');

/** How much there is, and from where. */
export function Sources({ overview }: { overview: LibraryOverview }) {
  const [chosen, choose] = useState<LibrarySource | null>(null);
  return (
    <Section title={texts.sources}>
      <p className="mb-4 text-ink-soft">
        <Figure>{overview.cases}</Figure>
        {texts.casesWith}
        <Figure>{overview.opinions}</Figure>
        {texts.fullOpinions}
      </p>
      <FigureTable
        isCaptionHidden
        caption={texts.sources}
        className="max-w-2xl"
        columns={[
          texts.source,
          texts.cases,
          texts.opinions,
          { label: texts.actions, isHidden: true },
        ]}
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
          title={texts.deleteThisSource(chosen.label)}
          description={texts.casesAreGone(number(chosen.cases), number(chosen.opinions))}
          action={texts.deleteSource}
          typed={chosen.label}
          remove={() => call('DELETE /library/sources/:id', { params: { id: chosen.id } })}
          old={overviewQuery}
          words={{ done: texts.sourceIsBeingDeleted, failed: texts.sourceWasNotDeleted }}
          onClose={() => choose(null)}
        />
      ) : null}
      <IndexRelease release={overview.citationIndex} />
      {overview.decisionsWithoutTexts > 0 ? (
        <p className="mt-2 text-sm text-ink-soft">
          {texts.importedWithoutTexts(number(overview.decisionsWithoutTexts))}
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
      aria-label={texts.deleteFileOf(label)}
      pendingText={isRemoving && texts.deletingSource}
      onClick={onDelete}
    >
      {texts.deleteFile}
    </Button>
  );
}

function IndexRelease({ release }: { release: LibraryOverview['citationIndex'] }) {
  const { decisions, citations, date, digest } = release;
  return (
    <p className="mt-4 max-w-2xl text-sm text-ink-soft">
      {texts.citationIndex(number(decisions), number(citations), date)}{' '}
      <span className="block wrap-anywhere">
        {texts.digest}
        <code>{digest}</code>
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
