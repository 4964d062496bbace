import { fromMarkup } from '../../shared/markup.js';
import type { PinPart } from '../../shared/pins.js';
import { type Rich, rich } from '../../shared/rich-text.js';
import type { Context } from '../context.js';
import { noteOf } from '../laws/legislative.js';
import { afterSupra } from '../pin-cite.js';
import { lastNames } from './authors.js';

/** `Posner, supra note 3, at 12`: author or, without one, title (Bluebook rules 4.2, 15.10, 16.9). */
export function supra(context: Context, title: Rich, pin: readonly PinPart[]): Rich {
  const { item } = context;
  const who = item.text('shortTitle') ? undefined : lastNames(item.names('author'));
  const author =
    who &&
    (context.kind === 'book' || context.kind === 'report' ? context.faces.bookAuthor(who) : who);
  const name = author ?? (item.text('shortTitle') ? fromMarkup(item.text('shortTitle')) : title);
  return rich(name, ', ', context.faces.words('supra'), noteOf(context), afterSupra(pin));
}
