import { type Draft, type DraftSection, headingOfSection } from '@casewright/contracts';
import { CircleHelp, CircleSlash, type LucideIcon } from 'lucide-react';
import { Authority } from '../draft/drafting-notes';
import { FoldList } from './fold-list';

interface RequirementsListProps {
  draft: Draft;
  onSection: (id: string) => void;
}

/** What the draft took from the requirements, in their own words. */
export function RequirementsList({ draft, onSection }: RequirementsListProps) {
  const { understood, sections } = draft;
  const byId = new Map(sections.map((section) => [section.id, section]));
  return (
    <FoldList
      title="From your requirements"
      empty="Nothing specific was recognized."
      entries={understood.map((each, index) => ({
        key: `${index}${each.quote}`,
        content: (
          <>
            <span className="font-medium">{each.what}:</span> {each.value}
            <span className="block text-ink-faint">
              “{each.quote}”
              <PlacedIn section={byId.get(each.placedIn ?? '')} onSection={onSection} />
            </span>
          </>
        ),
      }))}
    />
  );
}

/** What the draft left out of the requirements; nothing where it followed them all. */
export function NotCovered({ draft }: { draft: Draft }) {
  const { notUnderstood, refused = [] } = draft;
  if (notUnderstood.length + refused.length === 0) return null;
  return (
    <div data-no-print className="mb-6 flex min-w-0 flex-col gap-5 max-lg:mt-6">
      <Unfollowed
        title="Not allowed here"
        explanation="Local law does not allow these terms, so the draft leaves them out."
        icon={CircleSlash}
        items={refused}
      />
      <Unfollowed
        title="Not covered"
        explanation="No clause of the draft covers these words. Fill In asks how to word each; until then the draft leaves them out."
        icon={CircleHelp}
        items={notUnderstood.map((quote) => ({ quote }))}
      />
    </div>
  );
}

interface PlacedInProps {
  section: DraftSection | undefined;
  onSection: (id: string) => void;
}

function PlacedIn({ section, onSection }: PlacedInProps) {
  if (!section) return null;
  return (
    <>
      {' '}
      <button
        type="button"
        onClick={() => onSection(section.id)}
        className="min-h-6 text-left text-link"
      >
        {headingOfSection(section) || 'Opening'}
      </button>
    </>
  );
}

interface UnfollowedProps {
  title: string;
  explanation: string;
  icon: LucideIcon;
  items: readonly { quote: string; reason?: string; authority?: string | null }[];
}

/** Words of the requirements that are not in the draft's clauses; nothing where there are none. */
function Unfollowed({ title, explanation, icon: Icon, items }: UnfollowedProps) {
  if (items.length === 0) return null;
  return (
    <section
      aria-label={title}
      className="rounded-md border-l-3 border-mismatch bg-mismatch-wash px-4 py-3 text-sm"
    >
      <h3 className="flex items-center gap-2 text-base">
        <Icon aria-hidden className="size-4 shrink-0 text-mismatch" strokeWidth={2} />
        {title}
      </h3>
      <p className="mt-1">{explanation}</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {items.map(({ quote, reason, authority }) => (
          <li key={quote} className="border-l-2 border-mismatch pl-2.5 wrap-anywhere">
            <span className="font-serif">“{quote}”</span>{' '}
            {reason ? (
              <span className="mt-0.5 block">
                {reason} {authority ? <Authority text={`${authority}.`} /> : null}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
