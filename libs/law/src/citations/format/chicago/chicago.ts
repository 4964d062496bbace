import { fullCitation } from '../bluebook/bluebook.js';
import type { Context } from '../bluebook/context.js';
import { CHICAGO_FACES } from '../bluebook/faces.js';
import { FORMS } from '../bluebook/forms.js';
import { parentheticalsOf } from '../bluebook/parentheticals.js';
import { signalled } from '../bluebook/signals.js';
import type { Item } from '../shared/item.js';
import { fromMarkup, withoutMarkup } from '../shared/markup.js';
import type { RichForms } from '../shared/rich-forms.js';
import { capitalized, endWith, italic, join, type Rich, rich } from '../shared/rich-text.js';
import { isLegal, kindOf, type SourceKind } from '../shared/source-kind.js';
import { headline } from '../shared/titles.js';
import type { FormOptions } from '../types.js';
import { ENTRIES } from './bibliography.js';
import { type ChicagoSource, notePin, shortTitleText } from './elements.js';
import { NOTES } from './notes.js';
import { shortAuthors } from './people.js';

/** Titles of parts are quoted, those of whole works italic (CMOS 17 § 14.86). */
const WHOLE: ReadonlySet<SourceKind> = new Set(['book', 'report']);

function shortTitle({ item, kind, edition }: ChicagoSource, more: boolean): Rich {
  const text = shortTitleText(item);
  if (!text) return [];
  const title = headline(text, edition === 17 ? 'chicago-17' : 'chicago-18');
  if (WHOLE.has(kind)) return fromMarkup(title, italic);
  const quoted = rich('“', withoutMarkup(title), '”');
  return more ? endWith(quoted, ',') : quoted;
}

function shortName({ item, kind, edition }: ChicagoSource): string {
  const names =
    item.names('author').length > 0
      ? item.names('author')
      : kind === 'book'
        ? item.names('editor')
        : [];
  return shortAuthors(names, edition) || (kind === 'report' ? (item.text('authority') ?? '') : '');
}

/** Volume and page: `3:45` in a work of several volumes (CMOS 17 § 14.116). */
const shortPin = ({ item, kind, options }: ChicagoSource): string => {
  const pin = notePin(options.pin);
  const volume = kind === 'book' ? item.text('volume') : undefined;
  return volume && /^\d/.test(pin) ? `${volume}:${pin}` : pin;
};

/** `Hathaway, “Path Dependence,” 112` (CMOS 17 §§ 14.30–14.31, 18 § 13.32). */
function shortNote(source: ChicagoSource): Rich {
  const pin = shortPin(source);
  const quoted = !WHOLE.has(source.kind);
  const title = shortTitle(source, pin !== '');
  return join([shortName(source), join([title, pin], quoted ? ' ' : ', ')], ', ');
}

/** Right after itself a work is cited by author alone (CMOS 17 § 14.34, 18 § 13.37). */
function repeatedNote(source: ChicagoSource): Rich {
  const name = shortName(source);
  return name ? join([name, shortPin(source)], ', ') : shortNote(source);
}

/** The three forms before signal and period. */
interface NoteForms {
  full: Rich;
  short: Rich;
  repeated: Rich;
}

function workForms(source: ChicagoSource): NoteForms {
  const note = NOTES[source.kind] ?? NOTES.unpublished;
  return { full: note?.(source) ?? [], short: shortNote(source), repeated: repeatedNote(source) };
}

/** Law is cited as Bluebook has it, without small capitals (CMOS 17 §§ 14.269–14.270). */
function lawForms(context: Context): NoteForms {
  const forms = FORMS[context.kind];
  const id = rich(
    context.faces.words('id.'),
    context.options.position === 'ibid-with-locator' ? forms.laterPin(context) : undefined,
  );
  return {
    full: fullCitation(context),
    short: forms.short(context),
    repeated: context.options.signal ? id : capitalized(id),
  };
}

/** All forms by The Chicago Manual of Style, notes and bibliography, 18th (default) or 17th edition. */
export function formatChicago(item: Item, options: FormOptions): RichForms {
  const kind = kindOf(item);
  const edition = options.edition === 17 ? 17 : 18;
  const source: ChicagoSource = { item, kind, options, edition };
  const legal = isLegal(kind);
  const context: Context = { item, kind, options, faces: CHICAGO_FACES, manual: 'chicago' };
  const forms = legal ? lawForms(context) : workForms(source);
  const closed = (cite: Rich, withNotes: boolean): Rich =>
    endWith(
      signalled(
        options.signal,
        join([cite, withNotes ? parentheticalsOf(options) : undefined], ' '),
        CHICAGO_FACES,
      ),
      '.',
    );
  const full = closed(forms.full, !legal);
  const short = closed(forms.short, true);
  const inText = {
    first: full,
    subsequent: short,
    ibid: closed(forms.repeated, true),
    'ibid-with-locator': closed(forms.repeated, true),
  };
  return {
    full,
    short,
    inText: inText[options.position ?? 'first'] ?? full,
    bibliography: ENTRIES[kind]?.(source),
  };
}
