import {
  type Draft,
  type DraftSection,
  hasTitleLine,
  headingOfSection,
} from '@casewright/contracts';
import { memo } from 'react';
import { DraftBlock } from './draft-block';
import { DraftingNotes } from './drafting-notes';
import { sectionId } from './places';
import './draft.css';

const HEADINGS = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

interface DraftSectionViewProps {
  section: DraftSection;
  hasNotes: boolean;
}

/**
 * A numbered part of the draft, with its notes alongside it. Renders again only when it changes.
 */
const DraftSectionView = memo(function DraftSectionView(props: DraftSectionViewProps) {
  const { section, hasNotes } = props;
  const Heading = HEADINGS[section.level as keyof typeof HEADINGS] ?? 'h5';
  const heading = headingOfSection(section);
  return (
    <section
      id={sectionId(section.id)}
      tabIndex={-1}
      data-focus-target
      data-level={section.level}
      className="draft-section"
    >
      {heading === '' ? null : <Heading className="draft-heading">{heading}</Heading>}
      {section.blocks.map((block, index) => {
        const key = `${index}${block.kind}`;
        return <DraftBlock key={key} block={block} />;
      })}
      {hasNotes && section.notes.length > 0 ? <DraftingNotes notes={section.notes} /> : null}
    </section>
  );
});

interface DraftPaperProps {
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
