import type { Draft, DraftSection } from '@casewright/contracts';
import { headingOfSection } from '@casewright/contracts';
import { CircleHelp } from 'lucide-react';
import * as texts from '../result-texts';
import { FoldList } from './fold-list';

export interface RequirementsListProps {
  draft: Draft;
  onSection: (id: string) => void;
}

/** What the draft took from the requirements, in their own words, and what it did not. */
export function RequirementsList({ draft, onSection }: RequirementsListProps) {
  const { understood, notUnderstood, sections } = draft;
  const byId = new Map(sections.map((section) => [section.id, section]));
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {notUnderstood.length > 0 ? <NotUnderstood quotes={notUnderstood} /> : null}
      <FoldList
        title={texts.fromYourRequirementsTitle}
        empty={texts.nothingInParticularWasRecognized}
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
        className="min-h-6 text-left text-accent-ink underline underline-offset-4 hover:decoration-2"
      >
        {headingOfSection(section) || texts.opening}
      </button>
    </>
  );
}

function NotUnderstood({ quotes }: { quotes: readonly string[] }) {
  return (
    <section
      aria-label={texts.notTakenUp}
      className="rounded-md border-l-3 border-mismatch bg-mismatch-wash px-4 py-3 text-sm"
    >
      <h3 className="flex items-center gap-2 text-base">
        <CircleHelp aria-hidden className="size-4 shrink-0 text-mismatch" strokeWidth={2} />
        {texts.notTakenUp}
      </h3>
      <p className="mt-1">{texts.draftDoesNotFollowThese}</p>
      <ul className="mt-2 flex flex-col gap-1.5">
        {quotes.map((quote) => (
          <li key={quote} className="border-l-2 border-mismatch pl-2.5 font-serif wrap-anywhere">
            “{quote}”
          </li>
        ))}
      </ul>
    </section>
  );
}
