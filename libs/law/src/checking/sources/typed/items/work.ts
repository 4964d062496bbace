import type { CslItem, CslName } from '@casewright/law/citations';
import { cased } from '../../recognize/cased.js';
import { pageRange } from '../../recognize/works/people.js';
import { etAl } from '../../recognize/works/read-article.js';
import type { Recognized } from '../../recognized.js';
import { journalName } from './journal.js';
import { made } from './made.js';
import { given, type Parts, rangeText } from './parts.js';
import { peopleOf } from './people.js';

const unquoted = (title: string | undefined): string | undefined =>
  title
    ?.replace(/^[“"'‘](.+?)[,.]?[”"'’]$/s, '$1')
    .replace(/^[“"](?=[^”"]*$)|(?<=^[^“"]*)[”"]$/g, '')
    .replace(/[.,;]$/, '');

/** Works that are known by their names (Bluebook rule 15.8). */
const knownTitle = (title: string | undefined): string | undefined =>
  title
    ?.replace(/^(?:the )?federalist(?: papers?)?,?(?: no\.?| #)? ?(\d+)$/i, 'The Federalist No. $1')
    .replace(/\bblacks(?= law dictionary)/i, "Black's");

const named = (variable: string, names: CslName[] | undefined): Record<string, CslName[]> =>
  names && names.length > 0 ? { [variable]: names } : {};

const WORDS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const editionOf = (text: string | undefined): string | undefined => {
  const bare = text?.replace(/\s*ed(?:ition|\.)?$/i, '');
  const number = WORDS.indexOf(bare?.toLowerCase() ?? '') + 1;
  return number > 0
    ? String(number)
    : bare?.replace(/^(\d+)(?:st|nd|rd|th|d)$/i, '$1').replace(/^revised$|^rev\.?$/i, 'rev.');
};

const PRESS =
  /\b(?:times|post|tribune|herald|globe|news|newsday|chronicle|inquirer|gazette|bee|star|sun|register|republic|observer|examiner|press|constitution|telegraph|guardian|today|ledger|dispatch|picayune|plain dealer|tennessean|oregonian|sentinel|independent|courier|journal|economist|atlantic|new yorker|politico|recorder|reuters|bloomberg|newsweek|time|wall st)\b/i;
const MAGAZINE =
  /\b(?:new yorker|atlantic|economist|newsweek|time|nation|harper|rolling stone|new republic)\b/i;

/** Chicago's notes end in the page that is cited; a reference, in the pages of the article. */
const isNote = (parts: Parts): boolean =>
  /["”]/.test(parts.between('author', 'journal')) &&
  parts.between('year', 'page').includes(':') &&
  !/^[^,]+,\s/.test(parts.get('author') ?? '');

function pageOf(parts: Parts): { page?: string; pin?: string } {
  const page = rangeText(parts.get('page'));
  if (!page) return {};
  // A book is cited by the page that is meant.
  if (typeOf(parts) === 'book' && !parts.has('pin')) return { pin: page };
  return /^\d+$/.test(page) && isNote(parts)
    ? { pin: page }
    : { page: pageRange(/^[a-z]-?\d/.test(page) ? page.toUpperCase() : page) };
}

/** An address with a host of its own, or a DOI; what has neither is none. */
function urlOf(text = ''): string | undefined {
  const address = text.replace(/^doi:?\s*(?=10\.)/i, 'doi.org/');
  if (!/^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u.test(address)) return undefined;
  return /^https?:/.test(address) ? address : `https://${address}`;
}

function accessed(parts: Parts): Record<string, unknown> {
  const [, month = '', day, year] =
    /^(\p{L}+)\.?\s+(\d+),?\s+(\d{4})$/u.exec(parts.get('acc') ?? '') ?? [];
  const at = 'jan feb mar apr may jun jul aug sep oct nov dec'
    .split(' ')
    .indexOf(month.slice(0, 3).toLowerCase());
  return year && at >= 0
    ? { accessed: { 'date-parts': [[Number(year), at + 1, Number(day)]] } }
    : {};
}

/** What kind of work the parts make, as CSL has it. */
function typeOf(parts: Parts): string {
  const journal = parts.get('journal') ?? '';
  if (parts.has('book')) return 'chapter';
  if (journal && parts.has('vol')) return 'article-journal';
  if (parts.has('url') && !(PRESS.test(journal) && parts.has('day', 'page'))) return 'webpage';
  if (journal && (parts.has('month') || PRESS.test(journal)))
    return MAGAZINE.test(journal) ? 'article-magazine' : 'article-newspaper';
  return journal ? 'article-journal' : 'book';
}

/** The address's own domain is no name of a site. */
const isDomain = (name: string): boolean => /^[\w.-]+\.[a-z]{2,}$/i.test(name);
const casedPart = (parts: Parts, label: string): string | undefined => {
  const text = parts.get(label);
  return text && cased(text);
};

const GENRE = /^(?:note|comment|recent case|book review|editorial|op-ed)$/i;

const ANNOUNCED = /^\W*(note|comment|case comment|recent case|book review)\W*$/i;

/** Who answers for the work, and what student work is called (Bluebook rule 16.7.1), and its title. */
function headOf(parts: Parts, type: string): Record<string, unknown> {
  // An institution and the name of its page, which only a comma parts.
  const [, institution, ownTitle] =
    type === 'webpage' && !parts.has('title')
      ? (/^([^,]+),\s+(.+)$/.exec(parts.get('author') ?? '') ?? [])
      : [];
  const office = institution ?? (isOffice(parts, type) ? parts.get('journal') : undefined);
  const author = office ? [{ literal: cased(office) }] : peopleOf(parts.get('author'));
  const announced = ANNOUNCED.exec(
    parts.has('author') ? parts.between('author', 'title') : parts.ahead('title'),
  )?.[1];
  const only = author?.length === 1 ? (author[0]?.literal ?? author[0]?.family ?? '') : '';
  const genre = announced ? cased(announced) : GENRE.test(only) ? only : undefined;
  return {
    ...(genre ? { genre } : {}),
    ...(genre && only === genre ? {} : named('author', author)),
    ...named('editor', peopleOf(parts.get('editor'))),
    ...given('title', knownTitle(ownTitle ?? unquoted(parts.get('title')))),
  };
}

/** The office that a site belongs to, named in front, answers for the page. */
const isOffice = (parts: Parts, type: string): boolean =>
  type === 'webpage' && !parts.has('author') && parts.isBefore('journal', 'title');

function containerOf(parts: Parts, type: string): string | undefined {
  const journal = parts.get('journal');
  if (type === 'chapter') return unquoted(parts.get('book'));
  if (!journal || isDomain(journal) || isOffice(parts, type)) return undefined;
  const isLed = type === 'article-newspaper' && /\bthe\s+$/i.test(parts.ahead('journal'));
  return `${isLed ? 'The ' : ''}${journalName(journal)}`;
}

const KINDS: Record<string, Recognized['kind']> = {
  chapter: 'chapter',
  webpage: 'web',
  book: 'book',
};

/** An article, a book, a chapter, a newspaper's or a site's page from its labeled parts. */
export function workOf(parts: Parts): Recognized | undefined {
  const type = typeOf(parts);
  const head = headOf(parts, type);
  if (!head.title && !parts.has('journal', 'book')) return undefined;
  const { page, pin: notePin } = pageOf(parts);
  const [section, chapter] = [parts.get('sec'), parts.get('chap')];
  const item: CslItem = {
    type,
    ...head,
    ...given('container-title', containerOf(parts, type)),
    ...given('volume', parts.get('vol')),
    ...given('issue', parts.get('issue')?.replace(/^\(|\)$/g, '')),
    ...given('edition', editionOf(parts.get('ed'))),
    ...given('page', page),
    ...given('publisher-place', casedPart(parts, 'place')),
    ...given('publisher', casedPart(parts, 'pub')),
    ...given('URL', urlOf(parts.get('url'))),
    ...(type.startsWith('article') || type === 'webpage' ? parts.issued : parts.dated),
    ...accessed(parts),
  };
  const pagePin = notePin ?? rangeText(parts.get('pin'));
  const pin = [
    section && `§ ${section}`,
    type === 'chapter' ? undefined : chapter && `ch. ${chapter}`,
    section && pagePin ? `at ${pagePin}` : pagePin,
  ]
    .filter(Boolean)
    .join(', ');
  const parentheticals = parts.all('paren');
  return {
    ...made(KINDS[type] ?? 'article', item, pin),
    ...(parentheticals.length > 0 ? { parentheticals } : {}),
    doubts: etAl(parts.get('author') ?? ''),
  };
}
