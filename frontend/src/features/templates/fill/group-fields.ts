import { type DraftSection, headingOfSection, type Placeholder } from '@casewright/contracts';

interface FieldGroup {
  /** Id of the section where the fields are printed first; empty where the draft prints none. */
  id: string;
  heading: string;
  fields: Placeholder[];
}

/** The fields in the draft's order, under the outermost section that prints each first. */
export function groupFields(
  placeholders: readonly Placeholder[],
  sections: readonly DraftSection[],
): FieldGroup[] {
  const byId = new Map(sections.map((section) => [section.id, section]));
  const groups = new Map<string, FieldGroup>();
  for (const placeholder of placeholders) {
    const top = outermost(byId, placeholder.where[0]);
    const id = top?.id ?? '';
    const heading = top ? headingOfSection(top) : 'Not covered';
    const group = groups.get(id) ?? { id, heading: heading || 'Opening', fields: [] };
    group.fields.push(placeholder);
    groups.set(id, group);
  }
  return [...groups.values()];
}

function outermost(
  byId: ReadonlyMap<string, DraftSection>,
  id: string | undefined,
): DraftSection | null {
  let section = id === undefined ? undefined : byId.get(id);
  while (section?.parent) section = byId.get(section.parent);
  return section ?? null;
}
