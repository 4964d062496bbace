import type { FormatOptions } from '../styles.js';
import { reporterOf } from '../tables/reporters.js';
import type { Item } from './item.js';
import { kindOf, type SourceKind } from './source-kind.js';

/** Variables a kind needs; `a|b` is satisfied by either and reported by its first name. */
const NEEDS: Record<SourceKind, string> = {
  case: 'title container-title|number|archive|collection-number volume|collection-number|number page|archive_location|number authority issued',
  'court-document': 'title document-name container-title|number authority issued',
  'admin-decision': 'title container-title|number|archive authority|container-title|genre issued',
  statute: 'container-title|title section|page|number',
  'public-law': 'number container-title volume|collection-number page issued|title',
  regulation: 'container-title|title volume|section|page section|page|volume issued',
  constitution: 'container-title|title section',
  'court-rule': 'container-title|title section|number',
  'executive-order': 'number|title container-title volume page issued',
  bill: 'number collection-number issued',
  hearing: 'title|number section|event-title collection-number issued',
  'legislative-report': 'genre number issued',
  treaty: 'title container-title issued',
  patent: 'number submitted|issued',
  journal: 'author|genre title container-title volume|issued page|DOI issued',
  magazine: 'title container-title issued',
  newspaper: 'title container-title issued page|URL',
  book: 'author|editor title issued',
  chapter: 'author|editor title container-title issued',
  report: 'author|authority|publisher title issued',
  thesis: 'author title genre publisher issued',
  web: 'title container-title|publisher|author URL issued|accessed',
  unpublished: 'author|title issued',
};

/** What the two general manuals ask for beyond the Bluebook. */
const MORE: Partial<Record<SourceKind, string>> = {
  book: 'publisher',
  chapter: 'publisher page',
  report: 'publisher|authority|author',
};

/** Reporters that say which court decided; a case in one needs no `authority` (Bluebook rule 10.4). */
function courtIsKnown(item: Item): boolean {
  const reporter = item.text('container-title');
  if (item.text('collection-number') && !reporter) return item.text('jurisdiction') !== undefined;
  const known = reporter ? reporterOf(reporter) : undefined;
  if (known === undefined) return false;
  return known.supremeCourt || known.highest || known.soleCourt || isPublicDomain(item);
}

/** `2016 WI 68` gives court and year on its own (Bluebook rule 10.3.3). */
const isPublicDomain = (item: Item): boolean =>
  reporterOf(item.text('container-title') ?? '').neutral !== undefined &&
  /^\d{4}$/.test(item.text('volume') ?? item.text('collection-number') ?? '');

/** Variables of a case that its citation says without them. */
const impliedByCitation = (item: Item): Set<string> =>
  new Set([
    ...(courtIsKnown(item) ? ['authority'] : []),
    ...(isPublicDomain(item) ? ['issued'] : []),
  ]);

/** Variables that the pin of the options stands for. */
const PIN_GIVES = new Set(['section']);

/** CSL variables that the source's full form needs and the item does not have. */
export function missingFields(item: Item, options: FormatOptions): string[] {
  const kind = kindOf(item);
  const wanted = [NEEDS[kind], options.style === 'bluebook' ? '' : (MORE[kind] ?? '')]
    .join(' ')
    .split(' ')
    .filter(Boolean);
  // A filing without its case is of the record of the case at hand (rule B17.1).
  if (kind === 'court-document' && !item.text('title')) return [];
  const code = item.text('container-title') ?? '';
  // The codes of the United States are cited by title and section (rules 12.3.1(a), 14.2(a)).
  if (/^(?:statute|regulation)$/.test(kind) && /^(?:U\.S\.C|C\.F\.R)/.test(code))
    wanted.unshift('volume');
  // A dictionary is known by its title (rule 15.8(a)).
  const isDictionary = kind === 'book' && /\bDictionary\b/i.test(item.text('title') ?? '');
  const has = (name: string): boolean =>
    (isDictionary && name === 'author') ||
    item.text(name) !== undefined ||
    item.names(name).length > 0 ||
    item.date(name) !== undefined ||
    (PIN_GIVES.has(name) && options.pin !== undefined);
  const lacking = wanted
    .filter((group) => !group.split('|').some(has))
    .map((group) => group.split('|')[0] ?? group);
  const implied = kind === 'case' ? impliedByCitation(item) : undefined;
  return [...new Set(lacking)].filter((name) => !implied?.has(name));
}
