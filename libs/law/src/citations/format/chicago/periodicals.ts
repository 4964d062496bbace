import { longDate, yearOf } from '../shared/dates.js';
import type { Item } from '../shared/item.js';
import { fromMarkup } from '../shared/markup.js';
import { brackets, italic, join, type Rich } from '../shared/rich-text.js';

/** `New York Times`: no article in front of a periodical (CMOS 17 § 14.194). */
export const periodical = (item: Item): Rich => {
  const name = item.text('container-title')?.replace(/^The /, '');
  return name ? fromMarkup(name, italic) : [];
};

/** `*Yale Law Journal* 111, no. 8 (2002)`; the whole date where no number tells the issue. */
export function numberedIssue(item: Item): Rich {
  const issue = item.text('issue');
  const volume = item.text('volume');
  const numbered = volume || issue;
  const date = numbered ? yearOf(item.date('issued')) : longDate(item.date('issued'));
  const numbers = join([join([periodical(item), volume], ' '), issue && `no. ${issue}`], ', ');
  return join([numbers, brackets(date)], ' ');
}
