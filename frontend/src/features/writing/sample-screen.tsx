import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { pages } from '../../shared/config/pages';
import { signupHref } from '../../shared/config/paths';
import { PageHeader } from '../../shared/screens/page-header';
import { buttonClass } from '../../shared/ui/button';
import { BLANK_DRAFT } from './draft/writing-draft';
import { EditorPane } from './editor/editor-pane';
import { filterFindings } from './findings/filter-findings';
import { FindingsPanel } from './findings/findings-panel';
import { useFindingActs } from './findings/use-finding-acts';
import { useFindingSelection } from './findings/use-finding-selection';
import { EXAMPLE_TEXT } from './texts';
import { useReviewed } from './use-writing';
import { NO_FILTER } from './writing-address';

/** The writing rules for a visitor: they run in the browser, so they need neither account nor server. */
export function SampleScreen() {
  return (
    <>
      <PageHeader
        title={pages.sample.title}
        description="Edit this sample or paste your own text. The rules run in your browser; nothing you write leaves it."
      />
      <Sample />
      <p className="mt-10 flex flex-wrap items-center gap-4 border-t border-rule pt-6 text-ink-soft">
        With an account, every citation is checked against the library, and the draft is kept.
        <Link to={signupHref} className={buttonClass('primary')}>
          Start Free Trial
        </Link>
      </p>
    </>
  );
}

function Sample() {
  const reviewed = useReviewed(() => ({ ...BLANK_DRAFT, text: EXAMPLE_TEXT }));
  const { state, visible, isLiveBroken } = reviewed;
  const area = useRef<HTMLTextAreaElement>(null);
  const [filter, setFilter] = useState(NO_FILTER);
  const listed = filterFindings(visible, filter);
  const selection = useFindingSelection(listed, area);
  const acts = useFindingActs(reviewed);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]">
      <EditorPane
        {...{ listed, selection, acts, area }}
        writing={reviewed}
        canExport={false}
        error={undefined}
        shown={null}
        onShown={() => {}}
        onPoint={({ key }) => selection.select(key)}
        onSubmit={() => {}}
      />
      <section aria-label="Findings ">
        <FindingsPanel
          {...{ listed, visible, selection, acts, filter, isLiveBroken }}
          isBlank={state.text.trim() === ''}
          hasReview={state.scores !== null}
          dismissed={state.dismissed.length + state.silenced.length}
          onFilter={setFilter}
          onShowText={null}
        />
      </section>
    </div>
  );
}
