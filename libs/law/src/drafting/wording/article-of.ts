import type { DraftSection, Placeholder } from '@casewright/contracts';
import { asked } from '../requirements/read-options.js';
import { TOPICS } from '../requirements/topics.js';

/** Subjects of sentences and the sections in which templates have them, the nearest first. */
const ARTICLES: readonly (readonly [about: RegExp, sections: string])[] = [
  [/\bown (?:\w+ )?(?:fees|costs)\b|\bits (?:fees|costs)\b/i, 'costs general'],
  [/\b(?:late|overdue|interest)\b/i, 'payment-late rent-late payment-default'],
  [/\bdeposit\b/i, 'deposit price-amount'],
  [/\b(?:bonus|salary|wages?|overtime|commission)\b/i, 'compensation-salary'],
  [/\b(?:notice|terminat\w+|cancel\w*)\b/i, 'termination-convenience termination'],
  [/\b(?:warrant\w+|defects?|as is)\b/i, 'warranties-provider warranties-quality warranties'],
  [/\binsur\w+/i, 'insurance insurance-cover'],
  [/\bconfidential\w*/i, 'confidentiality-use confidentiality-duty confidentiality'],
  [/\b(?:copyright|owns|rights in)\b/i, 'ip-deliverables ip-assignment'],
  [/\b(?:pets?|dogs?|cats?|smok\w+|guests?|noise)\b/i, 'pets use'],
  [/\b(?:repairs?|maint\w+|mow\w*|snow|clean\w*)\b/i, 'maintenance-tenant services-scope'],
  [/\b(?:deliver\w*|ship\w*|freight)\b/i, 'delivery-terms scope-schedule'],
  [/\b(?:inspect\w*|reject\w*)\b/i, 'inspection-right acceptance'],
  [/\b(?:utilities|electricity|power|gas|water|trash)\b/i, 'utilities'],
  [/\b(?:advertis\w+|sublicens\w+|copies|licens\w+)\b/i, 'ip-deliverables intellectual-property'],
  [/\b(?:pays?|paid|price|fees?)\b|[$£€]\d/i, 'payment price-amount fees compensation-salary rent'],
  [/\b(?:begins?|starts?|ends?|expires?|term|renews?)\b/i, 'term-length term'],
  [/\b(?:permits?|perform\w*|install\w*|build|provide)\b/i, 'scope-performance services-scope'],
];

/** The section that a term belongs to; null for one that has its place among Additional Terms. */
export function articleOf(term: string, sections: readonly DraftSection[]): string | null {
  const ids = new Set(sections.map(({ id }) => id));
  for (const [about, places] of ARTICLES) {
    const place = about.test(term) ? places.split(' ').find((id) => ids.has(id)) : undefined;
    if (place) return place;
  }
  const topic = TOPICS.find(
    ({ section, asks }) => ids.has(section) && asked(asks, term).length > 0,
  );
  return topic?.section ?? null;
}

/** Figures by the types of the places that have them. */
const FIGURES = {
  money: /[$£€]\d/,
  number: /\d ?(?:%|percent)/,
  duration:
    /\b(?:\d+|[a-z]+teen|ten|thirty|sixty|ninety)[ -](?:business )?(?:hours?|days?|weeks?|months?|years?)\b/,
} as const;

/** True where the section has a usual figure of the kind, which this one may be meant to replace. */
export const differs = (
  term: string,
  article: string | null,
  placeholders: readonly Placeholder[],
): boolean =>
  placeholders.some(
    ({ where, origin, type }) =>
      article !== null &&
      origin === 'usual' &&
      where.includes(article) &&
      type in FIGURES &&
      FIGURES[type as keyof typeof FIGURES].test(term),
  );
