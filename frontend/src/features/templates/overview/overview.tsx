import type { CheckedCitation, Draft } from '@casewright/contracts';
import { HistoryNote, VerdictBadge } from '../../../shared/verdict/history-badge';
import { LibraryCase } from '../../../shared/verdict/library-case';
import { FoldList } from './fold-list';
import { RequirementsList } from './requirements-list';

interface OverviewProps {
  draft: Draft;
  onSection: (id: string) => void;
}

/** What the document consists of, what to do with it, and what was taken from the requirements. */
export function Overview({ draft, onSection }: OverviewProps) {
  const { structure, instructions } = draft;
  const targets = draft.sections.filter(({ level, heading }) => level === 1 && heading !== '');
  return (
    <div data-no-print className="mt-12 grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      <FoldList
        title="Document Structure"
        empty="The document has no headings."
        entries={structure.map((heading, index) => ({
          key: `${index}${heading}`,
          content: (
            <StructureEntry heading={heading} target={targets[index]?.id} onSection={onSection} />
          ),
        }))}
      />
      <FoldList
        title="Usage Instructions"
        empty="This document has none."
        entries={instructions.map((line, index) => ({ key: `${index}${line}`, content: line }))}
      />
      <RequirementsList draft={draft} onSection={onSection} />
      <AuthoritiesList citations={draft.citations} />
    </div>
  );
}

interface StructureEntryProps {
  heading: string;
  target: string | undefined;
  onSection: (id: string) => void;
}

function StructureEntry({ heading, target, onSection }: StructureEntryProps) {
  if (target === undefined) return heading;
  return (
    <button
      type="button"
      onClick={() => onSection(target)}
      className="min-h-6 text-left hover:text-accent-ink hover:underline hover:underline-offset-4"
    >
      {heading}
    </button>
  );
}

/** The decisions that the draft and its notes cite, each with the library's verdict. */
function AuthoritiesList({ citations }: { citations: readonly CheckedCitation[] }) {
  if (citations.length === 0) return null;
  const byText = new Map(citations.map((citation) => [citation.text, citation]));
  return (
    <FoldList
      title="Decisions cited"
      empty=""
      entries={[...byText.values()].map(({ text, verdict, explanation, history, case: found }) => ({
        key: text,
        content: (
          <div className="flex flex-col items-start gap-1">
            <span className="font-serif">{text}</span>
            <VerdictBadge verdict={verdict} history={history} />
            {found ? (
              <LibraryCase {...found} name={found.title} />
            ) : (
              <span className="text-ink-soft">{explanation}</span>
            )}
            <HistoryNote history={history} />
          </div>
        ),
      }))}
    />
  );
}
