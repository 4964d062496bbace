import type { DraftSection, Placeholder } from '@casewright/contracts';
import { asked } from '../requirements/read-options.js';
import { TOPICS } from '../requirements/topics.js';

/** What sentences are about, and the sections in which templates have it: the first that is true decides. */
const ARTICLES: readonly (readonly [about: RegExp, sections: string])[] = [
  [/\bown (?:\w+ )?(?:fees|costs)\b|\bits (?:fees|costs)\b/i, 'costs general'],
  [
    /\b(?:late|overdue|unpaid)\b.*\b(?:rent|fees?|charges?|payments?|invoices?|interest|days)\b|\b(?:fees?|charges?|interest)\b.*\b(?:late|overdue)\b|\binterest\b.*%/i,
    'payment-late rent-late payment-default payment rent',
  ],
  [/\bdeposit\b/i, 'deposit price-amount payment'],
  [
    /^the \p{Lu}\p{L}+(?: Provider)? (?:also )?shall pay [$£€]/iu,
    'payment price-amount fees compensation-salary rent',
  ],
  [/\b(?:health|dental|retirement) plan\b|\b401\(k\)/i, 'benefits'],
  [/\bbonus\b/i, 'compensation-bonus compensation-salary'],
  [
    /\bseverance\b|\bCOBRA\b|\bmonths['’]? (?:of )?salary\b/i,
    'termination-severance termination-convenience termination',
  ],
  [/\b(?:bonus|salary|wages?|overtime|commission|earn [$£€])/i, 'compensation-salary'],
  [
    /\b(?:terminat|cancel)\w*|\bat-will\b|\b(?:weeks|months)['’]? (?:written )?notice\b/i,
    'termination-convenience termination',
  ],
  [/\b(?:warrant\w+|defects?|as[- ]is)\b/i, 'warranties-provider warranties-quality warranties'],
  [/^(?!.*\bpay\b).*\b(?:insur\w+|coverage)\b/i, 'insurance insurance-cover'],
  [/\bconfidential\w*/i, 'confidentiality-use confidentiality-duty confidentiality'],
  [/\b(?:copyright|owns|rights in)\b/i, 'ip-deliverables ip-assignment'],
  [/\b(?:pets?|dogs?|cats?)\b/i, 'pets use'],
  [/\b(?:smok\w+|guests?|noise)\b/i, 'use'],
  [/\b(?:repairs?|maint\w+|mow\w*|snow|clean\w*)\b/i, 'maintenance-tenant services-scope'],
  [/\b(?:deliver\w*|ship\w*|freight)\b/i, 'delivery-terms scope-schedule'],
  [/^the (?:Buyer|Customer|Client)\b.*\b(?:inspect|reject|test)\b/i, 'inspection-right acceptance'],
  [/\b(?:utilities|electricity|power|gas|water|trash)\b/i, 'utilities'],
  [/\b(?:advertis\w+|sublicens\w+|copies|licens\w+)\b/i, 'ip-deliverables intellectual-property'],
  [
    /\b(?:pays?|paid|price|fees?|shall charge|bill|sum)\b/i,
    'payment price-amount fees compensation-salary rent',
  ],
  [
    /^(?:the|this) (?:initial )?(?:term|agreement|contract|lease|deal|license|engagement)\b.*\b(?:begin|start|run|end|expire|last|renew)/i,
    'term-length term',
  ],
  [/\b(?:permits?|perform\w*|install\w*|build|provide)\b/i, 'scope-performance services-scope'],
];
/** What leads on to what a sentence says, and on which condition and how long: it is about something else. */
const AROUND =
  /^(?:if|when|whenever|unless|until|after|before|once|within|on|upon|for|during)\b[^,]*, |,? \b(?:if|when|whenever|unless|until|till|after|before|once|while|because|where)\b.*$/gi;

/** The section that a term belongs to; null for one that has its place among Additional Terms. */
export function articleOf(term: string, sections: readonly DraftSection[]): string | null {
  const ids = new Set(sections.map(({ id }) => id));
  const said = term.replace(AROUND, '');
  const known = ARTICLES.find(([about]) => about.test(said));
  if (known) return known[1].split(' ').find((id) => ids.has(id)) ?? null;
  const topic = TOPICS.find(
    ({ section, asks }) => ids.has(section) && asked(asks, said).length > 0,
  );
  return topic?.section ?? null;
}

/** Figures by the types of the places that have them. */
const FIGURES = {
  money: /[$£€]\d/,
  number: /\d ?(?:%|percent)/,
  // A period beside a sum is that sum's own.
  duration:
    /^(?!.*[$£€]\d).*\b(?:\d+|(?:[a-z]+ty[- ])?(?:one|two|three|four|five|six|seven|eight|nine)|ten|eleven|twelve|[a-z]+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)[ -](?:business )?(?:hours?|days?|weeks?|months?|years?)\b/,
} as const;

/** The place of the section with a usual figure of the kind, which this one may be meant to replace. */
export const contestedBy = (
  term: string,
  article: string | null,
  placeholders: readonly Placeholder[],
): Placeholder | undefined =>
  placeholders.find(
    ({ where, origin, type }) =>
      article !== null &&
      origin === 'usual' &&
      where.includes(article) &&
      type in FIGURES &&
      FIGURES[type as keyof typeof FIGURES].test(term),
  );
