import type { DocumentFamily } from '@casewright/contracts';
import type { Sentence } from '@casewright/law/citations';
import type { Duration } from '@casewright/law/citations/figures';
import { lastAtOrBefore, plain } from '../reading/spans.js';
import type { DefinedTerm, Obligation, Party } from '../understanding.js';

const MODAL =
  '(shall not|will not|must not|may not|agrees? not to|is prohibited from|shall|must|will|agrees? to|is required to|are required to|is obligated to|undertakes to|may|is entitled to|has the right to)';
const GENERIC =
  '(?:[Ee]ach|[Ee]ither|[Nn]either|[Aa]ny|[Nn]o)\\s+(?:[Pp]arty|[Pp]arties|person|member|employer|owner|holder|licensee)|(?:[Bb]oth|[Tt]he)\\s+(?:[Pp]arties|plaintiffs?|defendants?|petitioners?|respondents?|clerk|court|secretary|department|commissioner|director|board|agency|employee|employer|tenant|landlord|buyer|seller|borrower|lender|licensee|licensor|contractor|client|customer|company|executive)|[Yy]ou|we|I';
/** Laws bind whoever they name: `An owner of land`, `A person`. */
const ANYBODY =
  '(?:[Tt]he|[Aa]n?|[Ee]ach|[Ee]very|[Nn]o|[Aa]ny)\\s+(?!court\\b)[a-z]+(?:\\s+(?:of\\s+(?:a\\s+|the\\s+)?)?[a-z]+){0,2}';

/**
 * Who speaks, and to whom. In what is no legal paper their “shall” and “will” tell the future and
 * bind nobody.
 */
const SPEAKERS: Record<string, string> = { i: 'the writer', we: 'the writers', you: 'the reader' };

/** Duties, bans and rights, by who has them: a party, a defined role, or a usual bearer. */
export function findObligations(
  sentences: readonly Sentence[],
  parties: readonly Party[],
  terms: readonly DefinedTerm[],
  durations: readonly Duration[],
  family: DocumentFamily,
): Obligation[] {
  const bearer = bearerExpression(parties, terms, family === 'law');
  return sentences.flatMap((sentence) => {
    const { start, end, text } = sentence;
    if (text.length > 3_000) return [];
    const match = bearer.exec(text);
    if (!match) return [];
    const [, who = '', modal = ''] = match;
    const speaker = SPEAKERS[who.toLowerCase()];
    if (speaker && family === 'other' && /^(?:will|shall)/.test(modal)) return [];
    return [
      {
        start,
        end,
        bearer: speaker ?? plain(who),
        kind: kindOf(modal, who),
        within: durationWithin(sentence, durations),
      },
    ];
  });
}

function bearerExpression(
  parties: readonly Party[],
  terms: readonly DefinedTerm[],
  bindsAnybody: boolean,
): RegExp {
  const roles = new Set(parties.flatMap(({ name, role }) => (role ? [role, name] : [name])));
  const actors = terms
    .filter(({ term, uses }) => uses.length > 0 && ROLE.test(term) && !/ment$/.test(term))
    .map(({ term }) => term);
  const names = [...new Set([...roles, ...actors])]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, 60)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
  const who = [
    ...names.map((name) => `(?:[Tt]he\\s+)?${name}`),
    GENERIC,
    ...(bindsAnybody ? [ANYBODY] : []),
  ].join('|');
  return new RegExp(
    `\\b(${who})(?:,[^,.;]{1,60},)?\\s+(?:also\\s+|hereby\\s+|further\\s+)?${MODAL}\\b`,
  );
}

const ROLE = /(?:or|er|ee|ant|ent|ist|man|ty|ing Agent|Company|Bank|Guarantor|Manager)s?$/;

function kindOf(modal: string, bearer: string): Obligation['kind'] {
  if (
    /\bnot\b|prohibited/.test(modal) ||
    (/^(?:neither|no)\b/i.test(bearer) && /shall|may|will|must/.test(modal))
  )
    return 'ban';
  return /^(?:may|is entitled|has the right)/.test(modal) ? 'right' : 'duty';
}

function durationWithin({ start, end }: Sentence, durations: readonly Duration[]): Duration | null {
  const duration = durations[lastAtOrBefore(durations, start - 1) + 1];
  return duration && duration.end <= end ? duration : null;
}
