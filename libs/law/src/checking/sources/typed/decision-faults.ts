import type { Field } from './fields.js';

/** `144 U. Pa. L. Rev. 2021, 2024-25`: right behind the journal stands the first page. */
function isPageAsYear(text: string, fields: readonly Field[]): boolean {
  const at = fields.findIndex(({ label }) => /^(?:journal|rep)$/.test(label));
  const [before, container, year, page] = [at - 1, at, at + 1, at + 2].map((i) => fields[i]);
  return (
    before?.label === 'vol' &&
    year?.label === 'year' &&
    /^(?:page|pin)$/.test(page?.label ?? '') &&
    text.slice(container!.end, year.start).trim() === ''
  );
}

/** `Ford v. Montana Eighth Judicial District Court, 592 U.S. 351`: a court may be a party. */
function isCourtOfName(text: string, fields: readonly Field[]): boolean {
  return fields.some((field, at) => {
    const [before, after] = [fields[at - 1], fields[at + 1]];
    if (field.label !== 'court' || before?.label !== 'name' || after?.label !== 'vol') return false;
    return text.slice(before.end, field.start).trim() === '';
  });
}

const OF_A_WORK = new Set('author journal book pub ed editor url back'.split(' '));

/** `Brown v. Board of Education (1954)`: what names two parties and no author is no book. */
const isNameAsTitle = (fields: readonly Field[]): boolean =>
  fields.some(({ label, text }) => label === 'title' && /\sv\.?\s/.test(text)) &&
  !fields.some(({ label }) => OF_A_WORK.has(label));

/** Faults of a decision's fields among themselves. */
export function faultsOfDecision(text: string, fields: readonly Field[]): number {
  const has = (...labels: string[]): boolean =>
    fields.some((field) => labels.includes(field.label));
  const isOpen = has('rep') && !has('page', 'pubno', 'back') && !/\bat\W*$/i.test(text);
  return [
    // A short form has a pin and no year; one that lacks its page has a year.
    isOpen && has('pin') === has('year', 'court'),
    has('name') && !has('rep', 'db', 'docket', 'doc', 'court', 'back'),
    has('court') && has('title') && !has('name', 'rep', 'docket', 'db', 'doc'),
    has('rep') &&
      has('sec') &&
      (has('page') || has('court')) &&
      !has('code', 'act', 'pubno', 'chap', 'back'),
    has('rep', 'name') && has('issue') && !has('journal'),
    has('rep') && has('journal'),
    isPageAsYear(text, fields),
    isCourtOfName(text, fields),
    isNameAsTitle(fields),
  ].filter(Boolean).length;
}
