import type { Item } from '../shared/item.js';
import type { Rich } from '../shared/rich-text.js';
import type { SourceKind } from '../shared/source-kind.js';
import type { FormOptions } from '../types.js';
import type { Faces } from './faces.js';

/** Everything a form is written from. */
export interface Context {
  item: Item;
  kind: SourceKind;
  options: FormOptions;
  faces: Faces;
  /** The manual whose legal citations these are; the others borrow Bluebook's with changes. */
  manual: 'bluebook' | 'apa' | 'chicago';
}

/** How one kind of source is cited. Signals and explanatory parentheticals are added around. */
export interface SourceForms {
  full(context: Context): Rich;
  short(context: Context): Rich;
  /** What follows *id.* or *supra*: ` at 321`, ` § 5`, `, at 12`. */
  laterPin(context: Context): Rich;
}
