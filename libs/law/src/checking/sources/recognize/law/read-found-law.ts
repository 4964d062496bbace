import type { Citation, CslItem } from '@casewright/law/citations';
import type { Recognized } from '../../recognized.js';
import { actBefore } from './act-name.js';
import { isRestatement, LAW_KINDS, lawItem } from './law-item.js';

/** Where the act appears in the Statutes at Large, given right behind its number (Bluebook rule 12.4). */
function statutesAtLarge(law: Citation, sources: Citation[]): Partial<CslItem> {
  const next = sources[sources.indexOf(law) + 1];
  if (next?.kind !== 'session-law' || next.start - law.end > 40) return {};
  const { type: _type, ...place } = lawItem(next).item;
  return place;
}

/** `Supp. II`, `2000 ed.` alongside the year (Bluebook rule 12.3.2) is shown to the reader. */
const editionDoubt = ({ fields }: Citation): string[] =>
  fields.edition && !/^\d{4}$/.test(fields.edition)
    ? [
        `The text gives the edition "${fields.edition}", which is not in the fields: add it to the date if the supplement matters (Bluebook rule 12.3.2).`,
      ]
    : [];

/** An annotated code alongside the official one: U.S.C.A. is West's, U.S.C.S. is Lexis's. */
function annotatedDoubt({ fields }: Citation): string[] {
  const printed = fields.reporterFound?.replace(/[.\s]/g, '').toUpperCase();
  return !fields.publisher && (printed === 'USCA' || printed === 'USCS')
    ? [
        `The text cites the annotated code (${fields.reporterFound}); the citation is to the official U.S.C., which the Bluebook prefers (rule 12.2.1).`,
      ]
    : [];
}

/** `, 1332 and 1343` behind a section typed without its mark: more sections of the same title. */
const FURTHER = /^((?:\s*(?:,|,?\s(?:and|&)\s)\s*\d[\w.-]*(?:\(\w+\))*)+)\s*(?:\(|[.;]|$)/;

function furtherSections(chosen: Citation, section: unknown, text: string): string | undefined {
  const found = FURTHER.exec(text.slice(chosen.end, chosen.end + 100))?.[1];
  if (!found || typeof section !== 'string' || !/^\d/.test(section)) return undefined;
  const sections = found.split(/\s*(?:,|\band\b|&)\s*/).filter(Boolean);
  return `§§ ${[section, ...sections].join(', ')}`;
}

const LONGEST_REST = 200;

/** What follows the citation and was not understood is named, not passed over. */
function unreadDoubt(chosen: Citation, sources: Citation[], text: string): string[] {
  const end = Math.max(chosen.end, chosen.fullSpan.end);
  const rest = text.slice(end).replace(/^[\s.,;:)]+|[\s.]+$/g, '');
  const isRead = sources.some((each) => each.start >= end) || rest.length > LONGEST_REST;
  return !isRead && /[\p{L}\d]{2}|§|\d/u.test(rest)
    ? [`“${rest}” was not read: check whether it belongs to the citation.`]
    : [];
}

/** A law from its citation in `text`, under the name of the act before it. */
export function readFoundLaw(
  chosen: Citation,
  sources: Citation[],
  text: string,
): Omit<Recognized, 'others'> {
  const { item, implied } = lawItem(chosen);
  const isTreatise = chosen.kind === 'book' && !isRestatement(chosen);
  const title = item.title ? undefined : actBefore(text, chosen.start);
  const sections = furtherSections(chosen, item.section, text);
  const place = chosen.kind === 'public-law' ? statutesAtLarge(chosen, sources) : {};
  return {
    kind: isTreatise ? 'book' : (LAW_KINDS[chosen.kind] ?? 'statute'),
    ...(isTreatise && chosen.fields.section
      ? { pin: `§ ${chosen.fields.section}${chosen.fields.pin ?? ''}` }
      : {}),
    item: {
      ...item,
      ...place,
      ...(sections ? { section: sections } : {}),
      ...(title ? { title } : {}),
      type: item.type,
    },
    implied,
    ...(chosen.fields.parenthetical ? { parentheticals: [chosen.fields.parenthetical] } : {}),
    doubts: [
      ...editionDoubt(chosen),
      ...annotatedDoubt(chosen),
      ...(sections ? [] : unreadDoubt(chosen, sources, text)),
    ],
  };
}
