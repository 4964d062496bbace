import type { Draft } from '@casewright/contracts';
import { useMemo, useState } from 'react';
import { lazyPart } from '../../../shared/loading/lazy-part';
import { InlineAlert } from '../../../shared/ui/inline-alert';
import { ClausesSheet } from '../clauses/clauses-sheet';
import { fillDraft } from '../fill/fill-draft';
import type { WorkBench } from '../work/use-work';
import type { Work } from '../work/work-state';
import { DraftViews } from './draft-views';
import { ResultHead } from './result-head';

/** A separate chunk, since it compares texts. */
const VersionsSheet = lazyPart(() => import('../versions/versions-sheet'), 'VersionsSheet', 'view');

type SheetName = 'clauses' | 'versions';

interface TemplateResultProps {
  bench: WorkBench;
  work: Work;
  /** Does something that closes the draft, after asking. */
  leave: (act: () => void) => void;
}

/** A draft to fill in, with what surrounds it. */
export function TemplateResult({ bench, work, leave }: TemplateResultProps) {
  const [hasNotes, setHasNotes] = useState(false);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  const filled = useMemo(() => fillDraft(work.draft, work.answers), [work.draft, work.answers]);
  return (
    <section aria-label="Result">
      <ResultHead
        {...{ bench, work, filled, hasNotes }}
        onNew={() => leave(bench.close)}
        onNotes={setHasNotes}
        onClauses={() => setSheet('clauses')}
        onVersions={() => setSheet('versions')}
      />
      {bench.isKept ? null : (
        <InlineAlert tone="info" title="Reloading would lose this draft" className="mb-6">
          Your browser has no room for it. Save it to keep it.
        </InlineAlert>
      )}
      <DraftViews
        {...{ work, filled, hasNotes }}
        revision={bench.revision}
        onAnswer={bench.answer}
      />
      <OpenSheet {...{ bench, work, filled, leave, sheet }} onClose={() => setSheet(null)} />
    </section>
  );
}

interface OpenSheetProps extends TemplateResultProps {
  filled: Draft;
  sheet: SheetName | null;
  onClose: () => void;
}

function OpenSheet({ bench, work, filled, leave, sheet, onClose }: OpenSheetProps) {
  const { saved } = work;
  if (sheet === 'clauses') {
    return (
      <ClausesSheet
        work={work}
        isInserting={bench.isInserting}
        onChange={bench.setClauses}
        onClose={onClose}
      />
    );
  }
  if (sheet === null || !saved) return null;
  return (
    <VersionsSheet
      id={saved.id}
      now={filled}
      {...{ leave, onClose }}
      onRestored={() => bench.open(saved.id)}
    />
  );
}
