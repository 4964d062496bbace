import type { Item } from '../shared/item.js';
import type { RichForms } from '../shared/rich-forms.js';
import { capitalized, join, type Rich, rich } from '../shared/rich-text.js';
import { kindOf, type SourceKind } from '../shared/source-kind.js';
import type { FormOptions } from '../types.js';
import type { Context } from './context.js';
import { COURT_FACES, LAW_REVIEW_FACES } from './faces.js';
import { FORMS } from './forms.js';
import { parentheticalsOf } from './parentheticals.js';
import { signalled } from './signals.js';

/** Cases put their parentheticals before the history themselves (rule 1.5(b)). */
const placesOwn = (kind: SourceKind): boolean => kind === 'case' || kind === 'court-document';

/** The full citation with its parentheticals, without a signal. */
export const fullCitation = (context: Context): Rich =>
  join(
    [
      FORMS[context.kind].full(context),
      placesOwn(context.kind) ? undefined : parentheticalsOf(context.options),
    ],
    ' ',
  );

/** Kinds whose short form lapses after five footnotes (rules 10.9(a), 12.10(b), 14.5, 13.8). */
const LAPSES: ReadonlySet<SourceKind> = new Set([
  'case',
  'admin-decision',
  'statute',
  'public-law',
  'regulation',
  'executive-order',
  'bill',
  'legislative-report',
]);

/** More than five footnotes since the last citation: the full form is due again. */
function hasLapsed({ kind, options }: Context): boolean {
  const last = Number(options.lastNote ?? options.nearNote);
  const here = Number(options.noteNumber);
  return (
    options.typeface === 'law-review' &&
    LAPSES.has(kind) &&
    Number.isFinite(last) &&
    Number.isFinite(here) &&
    here - last > 5
  );
}

/** `Id. at 5`, in lower case behind a signal (rule 4.1). */
function idem(context: Context): Rich {
  const withPin = context.options.position === 'ibid-with-locator';
  return rich(
    context.faces.words('id.'),
    withPin ? FORMS[context.kind].laterPin(context) : undefined,
  );
}

/** The citation as it appears at the asked position. */
function atPosition(context: Context): Rich {
  switch (context.options.position) {
    case 'subsequent':
      return hasLapsed(context)
        ? fullCitation(context)
        : later(context, FORMS[context.kind].short(context));
    case 'ibid':
    case 'ibid-with-locator':
      return later(context, context.options.signal ? idem(context) : capitalized(idem(context)));
    default:
      return fullCitation(context);
  }
}

const later = (context: Context, cite: Rich): Rich =>
  join([cite, parentheticalsOf(context.options)], ' ');

/** All forms of a source by The Bluebook, 21st edition. */
export function formatBluebook(item: Item, options: FormOptions): RichForms {
  const faces = options.typeface === 'law-review' ? LAW_REVIEW_FACES : COURT_FACES;
  const context: Context = { item, kind: kindOf(item), options, faces, manual: 'bluebook' };
  const withSignal = (cite: Rich): Rich => signalled(options.signal, cite, faces);
  return {
    full: withSignal(fullCitation(context)),
    short: withSignal(later(context, FORMS[context.kind].short(context))),
    inText: withSignal(atPosition(context)),
  };
}
