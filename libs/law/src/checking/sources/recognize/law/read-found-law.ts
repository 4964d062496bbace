import type { Citation, CslItem } from '@casewright/law/citations';
import type { Recognized } from '../../recognized.js';
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

/** A law from its citation in `text`, under the name of the act before it. */
export function readFoundLaw(
  chosen: Citation,
  sources: Citation[],
  text: string,
): Omit<Recognized, 'others'> {
  const { item, implied } = lawItem(chosen);
  const isTreatise = chosen.kind === 'book' && !isRestatement(chosen);
  const title = item.title ? undefined : actBefore(text, chosen.start);
  const place = chosen.kind === 'public-law' ? statutesAtLarge(chosen, sources) : {};
  return {
    kind: isTreatise ? 'book' : (LAW_KINDS[chosen.kind] ?? 'statute'),
    ...(isTreatise && chosen.fields.section
      ? { pin: `§ ${chosen.fields.section}${chosen.fields.pin ?? ''}` }
      : {}),
    item: {
      ...item,
      ...place,
      ...(title ? { title } : {}),
      type: item.type,
    },
    implied,
    ...(chosen.fields.parenthetical ? { parentheticals: [chosen.fields.parenthetical] } : {}),
    doubts: [...editionDoubt(chosen), ...annotatedDoubt(chosen)],
  };
}

const WORD = String.raw`(?:[A-Z][\w'’.-]*|of|the|and|for|in|to|with|on|by|&|\(|\))`;
const ACT = String.raw`(?:[A-Z][\w'’.()-]*,?\s+)(?:${WORD},?\s+){0,14}(?:Act|Amendments|Code)(?:\s+of\s+\d{4})?(?:,?\s+(?:§+\s*|[Ss]ections?\s+)[\w().–-]+)?`;
const BEFORE = new RegExp(
  `(?:^|[.;:]\\s|\\b[Ss]ee\\s|\\b[Uu]nder\\s(?:the\\s)?|\\bthe\\s)(${ACT})\\s*,\\s*$`,
);

/** The act named right before its citation: `Lanham Act, 15 U.S.C. § 1051`; at most 200 characters. */
function actBefore(text: string, at: number): string | undefined {
  return BEFORE.exec(text.slice(Math.max(0, at - 200), at))?.[1]?.replace(/\s+/g, ' ');
}
