import { FileSignature } from 'lucide-react';
import { useState } from 'react';
import { pages } from '../../shared/config/pages';
import { lazyPart } from '../../shared/loading/lazy-part';
import { PageHeader } from '../../shared/screens/page-header';
import { EmptyState } from '../../shared/ui/empty-state';
import { useDraftAddress } from './draft-address';
import { Drafting, DraftSkeleton } from './drafting';
import { RequestPanel } from './form/request-panel';
import { KeptDrafts } from './kept-drafts';
import { LeaveDialog } from './result/leave-dialog';
import { useWork, type WorkBench } from './work/use-work';
import { type Asked, hasUnsaved } from './work/work-state';

/** What a first look begins with; everything in it is made up. */
const EXAMPLE: Asked = {
  documentType: 'Non-Disclosure Agreement',
  requirements:
    'Mutual NDA between Harrow & Pike LLC and Whitlock Services, Inc., effective March 1, 2027, for the purpose of evaluating a joint venture. Confidentiality lasts three years. Non-solicitation of employees for one year.',
  jurisdiction: 'California',
};

/** A separate chunk: who writes the requirements need not wait for it. */
const TemplateResult = lazyPart(
  () => import('./result/template-result'),
  'TemplateResult',
  'panel',
  <DraftSkeleton />,
);

/** A document to draft, then the draft to fill in, to keep and to send. */
export function TemplateScreen() {
  const bench = useWork();
  const { work } = bench;
  const { leave, dialog } = useLeave(bench);
  return (
    <>
      <div data-no-print={work ? true : undefined}>
        <PageHeader title={pages.templateGenerator.title} subject={work?.title} />
      </div>
      <RequestPanel
        key={work === null ? 'new' : 'work'}
        bench={bench}
        onSubmit={(asked) =>
          asked.documentType === work?.asked.documentType
            ? bench.generate(asked)
            : leave(() => bench.generate(asked))
        }
      />
      <div className="mt-10 print:mt-0">
        {bench.isGenerating || bench.isOpening ? (
          <Drafting bench={bench} />
        ) : work ? (
          <TemplateResult bench={bench} work={work} leave={leave} />
        ) : (
          <Nothing bench={bench} />
        )}
      </div>
      {work ? null : <KeptDrafts onOpen={bench.open} />}
      <LeaveDialog {...dialog} />
    </>
  );
}

/** Does something that closes the draft, after asking if that would lose work. */
function useLeave(bench: WorkBench) {
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const leave = (act: () => void) => {
    if (hasUnsaved(bench.work)) setLeaving(() => act);
    else act();
  };
  const nameDraft = useDraftAddress(bench, leave);
  const dialog = {
    isOpen: leaving !== null,
    onStay: () => {
      setLeaving(null);
      nameDraft();
    },
    onLeave: () => {
      leaving?.();
      setLeaving(null);
    },
  };
  return { leave, dialog };
}

function Nothing({ bench }: { bench: WorkBench }) {
  const show = () => {
    bench.setForm(EXAMPLE);
    bench.generate(EXAMPLE);
  };
  return (
    <EmptyState
      icon={FileSignature}
      title="The draft appears here"
      action={
        <button
          type="button"
          onClick={show}
          className="max-w-measure min-h-6 text-left font-serif text-link italic"
        >
          {EXAMPLE.requirements}
        </button>
      }
    >
      {`Complete, numbered clauses, with blanks marked. Your requirements go where they belong, and anything not understood is listed. Try it with a ${EXAMPLE.documentType.toLowerCase()} for ${EXAMPLE.jurisdiction}:`}
    </EmptyState>
  );
}
