import type { DraftSection, TemplateType } from '@casewright/contracts';
import { type Jurisdiction, LAW_AS_OF } from '../jurisdictions.js';

const COURT_PAPERS: readonly TemplateType[] = ['Legal Motion', 'Legal Brief'];

/** One paragraph on what law the draft follows, and what it does not. */
export function jurisdictionNote(
  type: TemplateType,
  jurisdiction: Jurisdiction | null,
  law: Jurisdiction | null,
  sections: readonly DraftSection[],
): string {
  const apart =
    law && jurisdiction && law.label !== jurisdiction.label
      ? ` The requirements choose the law of ${law.label}, which the draft names; its clauses follow ${jurisdiction.label}.`
      : '';
  return `${noteOn(type, jurisdiction, sections)}${apart}${asOf(sections)}`;
}

/** The date of what the notes say of the law. */
const asOf = (sections: readonly DraftSection[]): string =>
  sections.some(({ notes }) => notes.some(({ kind }) => kind === 'jurisdiction'))
    ? ` The law in its notes is as of ${LAW_AS_OF}: check for later changes.`
    : '';

function noteOn(
  type: TemplateType,
  jurisdiction: Jurisdiction | null,
  sections: readonly DraftSection[],
): string {
  if (!jurisdiction) {
    return 'No jurisdiction was named: the draft follows general United States practice and is adapted to no place. Name a jurisdiction, and have what its law requires checked.';
  }
  if (jurisdiction.id === null) {
    return `Not adapted to ${jurisdiction.label}. The draft follows general United States practice; have what the law of ${jurisdiction.label} requires or forbids checked before use.`;
  }
  const adapted = sections.filter(({ notes }) => notes.some(({ kind }) => kind === 'jurisdiction'));
  const places = adapted.map(({ heading, number }) =>
    number === '' ? heading || 'the opening' : `${number} ${heading}`,
  );
  const where =
    places.length > 0 ? ` Its drafting notes give the authority in: ${places.join('; ')}.` : '';
  if (jurisdiction.id === 'federal' && !COURT_PAPERS.includes(type)) {
    return `Federal law does not govern such a document as a whole: the draft follows the federal statutes that apply everywhere in the United States, and leaves the choice of a State’s law open.${where}`;
  }
  return `Drafted for ${jurisdiction.label}.${where}`;
}
