import type { AuthorityGroup } from '@casewright/contracts';
import type { CitationKind } from '@casewright/law/citations';

/** The heading of each kind of source. References have none: they are mentions of an authority. */
const GROUPS: Partial<Record<CitationKind, AuthorityGroup>> = {
  case: 'cases',
  docket: 'cases',
  constitution: 'constitutions',
  statute: 'statutes',
  'public-law': 'statutes',
  'session-law': 'statutes',
  'court-rule': 'rules',
  regulation: 'regulations',
  'federal-register': 'regulations',
};

export function groupOf(kind: CitationKind): AuthorityGroup {
  return GROUPS[kind] ?? 'other';
}

const collator = new Intl.Collator('en', {
  numeric: true,
  sensitivity: 'base',
  ignorePunctuation: true,
});

/** Alphabetical order of a table: numbers by value, without marks or a leading article. */
export function compareEntries(a: string, b: string): number {
  return collator.compare(withoutArticle(a), withoutArticle(b)) || collator.compare(a, b);
}

const withoutArticle = (text: string): string => text.replace(/^(?:The|A|An)\s+/, '');
