import { yearOf } from '../shared/dates.js';
import type { Item } from '../shared/item.js';
import { fromMarkup, withoutMarkup } from '../shared/markup.js';
import type { RichForms } from '../shared/rich-forms.js';
import { endWith, italic, join, type Rich, rich } from '../shared/rich-text.js';
import { isLegal, kindOf, type SourceKind } from '../shared/source-kind.js';
import { headline } from '../shared/titles.js';
import type { FormOptions } from '../types.js';
import { citedAuthors } from './authors.js';
import { bookReference, chapterReference } from './books.js';
import { lawName, lawReference, lawYear, pinInReference } from './law.js';
import { journalReference, pressReference } from './periodicals.js';
import { citedPin } from './pins.js';
import type { ApaSource } from './source.js';
import {
  patentReference,
  reportReference,
  thesisReference,
  unpublishedReference,
  webReference,
} from './works.js';

const WORKS: Partial<Record<SourceKind, (source: ApaSource) => Rich>> = {
  journal: journalReference,
  magazine: pressReference,
  newspaper: pressReference,
  book: bookReference,
  chapter: chapterReference,
  report: reportReference,
  thesis: thesisReference,
  web: webReference,
  patent: patentReference,
};

/** Parts of a larger work are quoted where a title stands for the author (APA 7 § 8.14). */
const QUOTED: ReadonlySet<SourceKind> = new Set(['journal', 'magazine', 'newspaper', 'chapter']);

/** The title in an author's place: italic if it stands alone, else in quotation marks. */
function titleLabel({ item, kind }: ApaSource): Rich {
  const title = headline(item.text('shortTitle') ?? item.text('title') ?? '', 'bluebook');
  if (!title) return [];
  return QUOTED.has(kind) ? rich('“', withoutMarkup(title), '”') : fromMarkup(title, italic);
}

function authorLabel(source: ApaSource, word: '&' | 'and'): Rich {
  const { item, kind } = source;
  const names =
    item.names('author').length > 0
      ? item.names('author')
      : kind === 'book'
        ? item.names('editor')
        : [];
  const office = kind === 'report' ? (item.text('authority') ?? item.text('publisher')) : undefined;
  return names.length > 0
    ? rich(citedAuthors(names, word))
    : office
      ? rich(office)
      : titleLabel(source);
}

interface Cited {
  name: (word: '&' | 'and') => Rich;
  year?: string;
  pin: string;
}

function citedOf(source: ApaSource): Cited {
  const { item, kind, options } = source;
  if (isLegal(kind) && kind !== 'patent') {
    const unit = kind === 'statute' || kind === 'regulation' ? '§' : '';
    return {
      name: () => lawName(source),
      year: lawYear(source),
      pin: pinInReference(source) ? '' : citedPin(options.pin, true, unit),
    };
  }
  return {
    name: (word) => authorLabel(source, word),
    year: yearOf(item.date('issued')) ?? 'n.d.',
    pin: citedPin(options.pin, false),
  };
}

/** `see`, `see also`, `cf.` open the bracket (APA 7 § 8.12). */
const lead = (signal: string | undefined): string => {
  const said = withoutMarkup(signal ?? '').replace(/(?<![\s,])[\s,]+$/, '');
  return said
    ? `${said.charAt(0).toLowerCase()}${said.slice(1)}${/e\.g\.$/i.test(said) ? ', ' : ' '}`
    : '';
};

/**
 * All forms by APA Style, 7th edition. A later citation is the same as the first (§ 8.16), so
 * `short` and `inText` are the parenthetical citation; `narrative` puts the name in the sentence.
 */
export function formatApa(item: Item, options: FormOptions): RichForms {
  const kind = kindOf(item);
  const source: ApaSource = { item, kind, options };
  const legal = isLegal(kind) && kind !== 'patent';
  const full = legal ? lawReference(source) : (WORKS[kind] ?? unpublishedReference)(source);
  const cited = citedOf(source);
  const rest = join([cited.year, cited.pin], ', ');
  const name = options.omitName ? [] : cited.name('&');
  const inText = rich(
    '(',
    lead(options.signal),
    rest.length > 0 && name.length > 0 ? rich(endWith(name, ','), ' ') : name,
    rest,
    ')',
  );
  const narrative = join(
    [cited.name('and'), rest.length > 0 ? rich('(', rest, ')') : undefined],
    ' ',
  );
  return { full, short: inText, inText, narrative };
}
