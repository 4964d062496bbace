import { type DraftSection, headingOfSection } from '@casewright/contracts';
import { memo } from 'react';
import { DraftBlock } from './draft-block';
import { DraftingNotes } from './drafting-notes';
import { sectionId } from './places';

const HEADINGS = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

export interface DraftSectionViewProps {
  section: DraftSection;
  hasNotes: boolean;
}

/** A numbered part of the draft, with its notes beside it. Drawn anew only when it changes. */
export const DraftSectionView = memo(function DraftSectionView(props: DraftSectionViewProps) {
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
