import { caseForms, nameText } from '../bluebook/cases/case.js';
import type { Context } from '../bluebook/context.js';
import { APA_FACES } from '../bluebook/faces.js';
import { FORMS } from '../bluebook/forms.js';
import { constitutionForms } from '../bluebook/laws/constitution.js';
import { orderNumber } from '../bluebook/laws/executive-order.js';
import { longDate, yearOf } from '../shared/dates.js';
import { fromMarkup, withoutMarkup } from '../shared/markup.js';
import { address, endWith, italic, join, type Rich, rich } from '../shared/rich-text.js';
import type { SourceKind } from '../shared/source-kind.js';
import { headline } from '../shared/titles.js';
import type { ApaSource } from './source.js';

/** Where the pin is the law's own place and belongs in the reference. */
const PLACED: ReadonlySet<SourceKind> = new Set([
  'statute',
  'regulation',
  'constitution',
  'court-rule',
]);

/** Whether the reference itself carries the pin, so that the text does not repeat it. */
export const pinInReference = ({ item, kind }: ApaSource): boolean =>
  PLACED.has(kind) && item.text('section') === undefined && item.text('page') === undefined;

function contextOf(source: ApaSource): Context {
  const { item, kind, options } = source;
  const keep = pinInReference(source) ? options.pin : undefined;
  return {
    item,
    kind,
    faces: APA_FACES,
    manual: 'apa',
    options: { ...options, pin: keep, omitName: false, parenthetical: undefined },
  };
}

/** The Federal Register is `F.R.`, its pages without commas (APA 7 § 11.7). */
const registerForm = (cite: Rich): Rich =>
  cite.map((run) => ({
    ...run,
    text: run.text.replace(
      /Fed\. Reg\. ([\d,]+\d)/,
      (_, page: string) => `F.R. ${page.replaceAll(',', '')}`,
    ),
  }));

/** Title, date of signing, address (APA 7 § 11.9). */
const treaty = ({ item }: ApaSource): Rich =>
  join([fromMarkup(item.text('title')), longDate(item.date('issued'))], ', ');

/**
 * Reference-list entry of a law: Bluebook's matter in roman, closed with a period (APA 7 § 11.1).
 */
export function lawReference(source: ApaSource): Rich {
  const { kind, item } = source;
  const context = contextOf(source);
  const cite =
    kind === 'treaty' && item.text('title')
      ? treaty(source)
      : registerForm(FORMS[kind].full(context));
  const url =
    kind === 'case' && !printsOwnAddress(context)
      ? address(item.text('URL'))
      : kind === 'case'
        ? []
        : address(item.text('URL'));
  if (kind === 'treaty' && url.length > 0) return join([cite, url], ', ');
  return join([endWith(cite, '.'), url], ' ');
}

/** A case in no reporter has its address in the citation already. */
const printsOwnAddress = (context: Context): boolean => {
  const url = context.item.text('URL');
  return url !== undefined && caseForms.full(context).some((run) => run.text === url);
};

/** `Americans With Disabilities Act`: the year is the date's, not the name's (APA 7 § 11.5). */
const withoutYear = (title: string): string => title.replace(/ of \d{4}$/, '');

/** Name of the law in the text: case names italic, all else roman (APA 7 §§ 8.21, 11.4–11.9). */
export function lawName(source: ApaSource): Rich {
  const { item, kind } = source;
  const context = contextOf(source);
  const title = item.text('title');
  if (kind === 'case' || kind === 'court-document')
    return italic(withoutMarkup(nameText(context) ?? ''));
  if (kind === 'constitution') return constitutionForms.full(context);
  if (kind === 'executive-order') return rich(orderNumber(context));
  if (kind === 'legislative-report') return FORMS[kind].short(context);
  if (kind === 'court-rule' || !title) return registerForm(FORMS[kind].short(context));
  const named =
    item.text('container-title') === undefined && kind === 'statute'
      ? FORMS[kind].short(context)
      : undefined;
  return named ?? fromMarkup(withoutYear(headline(title, 'bluebook')));
}

/** Law in force carries no date in the text (constitutions, current rules). */
export function lawYear({ item, kind }: ApaSource): string | undefined {
  if (kind === 'constitution' || kind === 'court-rule') return undefined;
  return yearOf(item.date('publication-date') ?? item.date('issued'));
}
