import { type Draft, hasTitleLine } from '@casewright/contracts';
import './draft.css';
import { DraftSectionView } from './draft-section';

export interface DraftPaperProps {
  draft: Pick<Draft, 'title' | 'sections'>;
  hasNotes: boolean;
}

/** The document as it reads now. */
export function DraftPaper({ draft: { title, sections }, hasNotes }: DraftPaperProps) {
  return (
    <article aria-label="Generated Template" data-testid="draft" className="draft-paper">
      {hasTitleLine(title, sections) ? <p className="draft-title">{title}</p> : null}
      {sections.map((section) => (
        <DraftSectionView key={section.id} section={section} hasNotes={hasNotes} />
      ))}
    </article>
  );
}
