import { readDate, shortDate, yearOf } from '../../shared/dates.js';
import { fromMarkup } from '../../shared/markup.js';
import { brackets, join, type Rich, rich } from '../../shared/rich-text.js';
import { withCommas } from '../../shared/typography.js';
import type { Context, SourceForms } from '../context.js';
import { afterName, afterPage, pinOf } from '../pin-cite.js';
import { laterSection, sectionText } from './section.js';

/** A code's name, where the item gives it: as container, or as title of a code without one. */
const codeName = (context: Context): string | undefined =>
  CODES.get(context.item.text('container-title') ?? '') ?? context.item.text('container-title');

/** Names written out, and what codes call themselves (Bluebook T1.1). */
const CODES = new Map([
  ['United States Code', 'U.S.C.'],
  ['U.S. Code', 'U.S.C.'],
  ['USC', 'U.S.C.'],
  ['United States Code Annotated', 'U.S.C.A.'],
  ['USCA', 'U.S.C.A.'],
  ['United States Code Service', 'U.S.C.S.'],
  ['Code of Federal Regulations', 'C.F.R.'],
  ['CFR', 'C.F.R.'],
  ['Federal Register', 'Fed. Reg.'],
  ['Statutes at Large', 'Stat.'],
  ['United States Statutes at Large', 'Stat.'],
]);

/** Year of the code cited, before the year of the act (rule 12.3.2). */
function editionDate(context: Context): string | undefined {
  const { item } = context;
  const printed =
    readDate(item.text('publication-date')) ?? item.date('publication-date') ?? item.date('issued');
  return item.text('page') ? shortDate(printed) : yearOf(printed);
}

/** `(West 2000)`, `(as amended in 2001)` (rule 12.3.1(d)). */
const publisherAndDate = (context: Context): Rich =>
  brackets(context.item.text('publisher'), context.item.text('status'), editionDate(context));

/** Only the Federal Register's long page numbers take commas (rule 14.2(a)). */
const pageText = (context: Context, code: string): string | undefined => {
  const page = context.item.text('page');
  return code === 'Fed. Reg.' && page ? withCommas(page) : page;
};

/**
 * `42 U.S.C. § 1983`, `2006-14 Vt. Adv. Legis. Serv. 45`, `60 Fed. Reg. 50,379, 50,381`; a volume in
 * words is the department whose rules they are: `N.H. Code R. Med. 11` (Indigo T3).
 */
function codeCite(context: Context): Rich {
  const { item } = context;
  const code = codeName(context);
  if (!code) return [];
  const volume = item.text('volume');
  const department = volume !== undefined && !/\d|^[IVXLC]+$/.test(volume) ? volume : undefined;
  const titled = volume && BY_TITLE.test(code) ? `tit. ${volume},` : undefined;
  const lead = [item.text('collection-number'), department || titled ? undefined : volume]
    .filter(Boolean)
    .join('-');
  const page = pageText(context, code);
  const head = join([lead, context.faces.code(code), titled, department, series(context)], ' ');
  if (page) return rich(head, ' ', page, afterPage(pinOf(context, commas(context, code))));
  return join([head, sectionText(context, code)], ' ');
}

/** States whose titles stand behind the name of the code (T1.3). */
const BY_TITLE = /^(?:Del\. Code Ann|Me\. (?:Rev\. )?Stat|Okla\. Stat|Vt\. Stat)/;

const commas = (context: Context, code: string): string | undefined =>
  code === 'Fed. Reg.' ? context.options.pin?.replace(/\d{5,}/g, withCommas) : context.options.pin;

/** `(L 92)` of the Official Journal: a lettered series and its number (Indigo T8). */
function series(context: Context): string | undefined {
  const genre = context.item.text('genre');
  const number = context.item.text('number');
  return genre && /^[A-Z]$/.test(genre) && number ? `(${genre} ${number})` : undefined;
}

/** A title that is itself the code's name runs on into the section: `N.Y. Lab. Law § 15`. */
function titled(context: Context): Rich {
  const { item } = context;
  const title = context.options.omitName ? undefined : item.text('title');
  if (!codeName(context)) {
    const name = item.text('title') ?? '';
    return join([title && context.faces.code(title), sectionText(context, name)], ' ');
  }
  return join([title && fromMarkup(title), codeCite(context)], ', ');
}

/** `(to be codified at 7 C.F.R. pt. 300)` and the like, from `references` (rule 14.2(b)). */
const codified = (context: Context): Rich => brackets(context.item.text('references'));

function full(context: Context): Rich {
  return join([titled(context), publisherAndDate(context), codified(context)], ' ');
}

/** The act's name alone where no section is cited, else the section (rule 12.10). */
function short(context: Context): Rich {
  const { item, options } = context;
  const title = item.text('title');
  const section = item.text('section') ?? options.pin ?? item.text('page');
  if (title && codeName(context) && !section) return fromMarkup(title);
  if (item.text('page') && options.pin) return pagedShort(context);
  return codeName(context) ? codeCite(context) : titled(context);
}

/** `85 Fed. Reg. at 347` (rule 14.5(c)). */
function pagedShort(context: Context): Rich {
  const code = codeName(context) ?? '';
  const lead = [context.item.text('collection-number'), context.item.text('volume')].filter(
    Boolean,
  );
  const head = join([lead.join('-'), context.faces.code(code)], ' ');
  return rich(head, afterName(pinOf(context, commas(context, code))));
}

function laterPin(context: Context): Rich {
  if (context.item.text('page')) return afterName(pinOf(context));
  const section = laterSection(context, codeName(context) ?? context.item.text('title') ?? '');
  return section ? rich(' ', section) : [];
}

export const statuteForms: SourceForms = { full, short, laterPin };
