import type { CslName } from '@casewright/law/citations';
import {
  directNames,
  firstInvertedNames,
  invertedNames,
  withLastStop,
} from '../../recognize/works/people.js';

const INITIALS = String.raw`(?:\p{Lu}\.?[\s-]?){1,4}`;
/** `Warren, S. D.`: initials behind a comma, one name or several. */
const INVERTED = new RegExp(`^[^,]+,\\s*${INITIALS}(?:,|\\s*&|\\s+and\\b|$)`, 'u');
/** `Warren, Samuel D.`: a family name, a comma, and a given name. */
const FIRST_INVERTED =
  /^(?:(?:van|von|de|der|la|St\.?)\s+)*[\p{L}'’-]+,\s+\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}.'’-]*)*(?:,|\s*&|\s+and\b|$)/u;
const SUFFIX = /^[^,]+,\s*(?:Jr|Sr|II|III|IV)\b/;

/** `Coase R H`, `Pell M`: initials behind a family name, without a comma. */
const SURNAME_FIRST = /^([\p{L}'’-]{2,})\s+((?:\p{Lu}\.?\s?){1,3})$/u;

/** Capitals, and the stops of initials, that typing leaves out. */
const raised = (text: string): string =>
  (text === text.toLowerCase()
    ? text.replace(/(?<![\p{L}'’])(?!(?:and|et|al|van|von|de|der|la)\b)\p{L}/gu, (letter) =>
        letter.toUpperCase(),
      )
    : text.replace(/(?<=\s)[a-z](?=\s\p{Lu})/gu, (letter) => letter.toUpperCase())
  ).replace(/(?<=(?:^|[\s.])\p{Lu})(?=[\s,]|$)/gu, '.');

/** Names in whichever order they were typed. */
export function peopleOf(typed: string | undefined): CslName[] | undefined {
  if (!typed) return undefined;
  const text = withLastStop(raised(typed)).replace(/\.\.$/, '.');
  const turned = text.split(/\s*(?:,|&|\band\b)\s*/).map((name) => SURNAME_FIRST.exec(name));
  if (turned.every((name) => name !== null))
    return turned.map(([, family = '', given = '']) => ({ family, given: given.trim() }));
  if (/;/.test(text)) return text.split(/\s*;\s*/).flatMap((each) => peopleOf(each) ?? []);
  const isList = /,\s*(?:and|&)?\s*\p{L}+\s+\p{L}/u.test(text);
  if (INVERTED.test(text)) return invertedNames(text.replace(/(?<=\p{Lu})(?=\p{Lu}\.)/gu, ''));
  if (
    FIRST_INVERTED.test(text) &&
    !SUFFIX.test(text) &&
    !(isList && / /.test(text.split(',')[0] ?? ''))
  )
    return firstInvertedNames(text);
  return directNames(text.replace(/,\s+(?=(?:Jr|Sr|II|III|IV)\b)/g, ', '));
}
