import type { Draft } from '@casewright/contracts';
import * as texts from '../result-texts';
import { AuthoritiesList } from './authorities-list';
import { FoldList } from './fold-list';
import { RequirementsList } from './requirements-list';

interface OverviewProps {
  draft: Draft;
  onSection: (id: string) => void;
}

/** What the document consists of, what to do with it, and what was made of the requirements. */
export function Overview({ draft, onSection }: OverviewProps) {
  const { structure, instructions } = draft;
  const targets = draft.sections.filter(({ level, heading }) => level === 1 && heading !== '');
  return (
    <div data-no-print className="mb-10 grid gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      <FoldList
        title={texts.documentStructure}
        empty={texts.documentHasNoHeadings}
        entries={structure.map((heading, index) => ({
          key: `${index}${heading}`,
          content: (
            <StructureEntry heading={heading} target={targets[index]?.id} onSection={onSection} />
          ),
        }))}
      />
      <FoldList
        title={texts.usageInstructions}
        empty={texts.thereAreNoneForThis}
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
