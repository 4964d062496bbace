import { STATES } from '../../../courts/states.js';
import { courtById } from '../../../courts/table.js';
import { GIVEN_NAMES } from '../../tables/given-names.js';
import { caseNameText } from './case-name.js';

/** Another name of the same party (rule 10.2.1(a)). */
const ALIAS =
  /,? \(?(?:[an]\/k\/a|[df]\/b\/a|f\/k\/a|t\/a|doing business as|(?:also|now|formerly) known as|trading as)(?= ).*$/i;
/** The docket number and date of an unreported decision, which some sources put into its name. */
const DOCKET =
  /, No\. \p{L}*[\p{L}\d .:-]*\d[\p{L}\d .:-]* \(\p{Lu}\p{L}{2}\.? \d{1,2}, \d{4}\).*$/u;
const INTEREST = /^in (?:the )?interests? of:? (?=\S)/i;
const VERSUS = / (?:vs?\.?|versus) /i;
const INITIALS = /^(?:\p{Lu}\.(?:-\p{Lu}\.|[ ]?\p{Lu}\.)*)(?=, |,? and |$)/u;
const NAME = /^\p{Lu}[\p{L}'’-]+$/u;
const SEVERAL = /, and |, & | and | & |, /;

/** A person in full: a known given name, initials, a surname; never a firm's list of partners. */
function isPerson(text: string): boolean {
  const [given = '', ...rest] = text.replace(/,? (?:Jr|Sr)\.?$/, '').split(' ');
  const surname = rest.at(-1) ?? '';
  const middle = rest.slice(0, -1);
  return (
    GIVEN_NAMES.has(given) &&
    NAME.test(surname) &&
    middle.every((name) => /^\p{Lu}\.$/u.test(name) || GIVEN_NAMES.has(name))
  );
}

/** The first of the parties of a side, where it is certain where that one ends. */
function firstParty(side: string): string {
  const found = SEVERAL.exec(side);
  if (!found) return side;
  const first = side.slice(0, found.index);
  const next = side.slice(found.index + found[0].length);
  const isAmongPersons = found[0].startsWith(',') || next.split(SEVERAL).every(isPerson);
  return isPerson(first) && isAmongPersons ? first : side;
}

function withoutLead(title: string): string {
  const matter = title.replace(INTEREST, '');
  const initials = matter === title ? null : INITIALS.exec(matter);
  return matter === title ? title : `In re ${initials?.[0] ?? matter}`;
}

/**
 * A case's name for a list: each side's first party, without what a caption says of it, in the
 * abbreviations of a citation (Bluebook rule 10.2, T6, T10). `court` is the deciding court's id: by
 * its own courts a state is `State`. What cannot be read for certain stays as it is.
 */
export function shortCaption(title: string, court: string): string {
  const plain = withoutLead(title.replace(DOCKET, ''));
  const sides = plain.split(VERSUS).map((side) => firstParty(side.replace(ALIAS, '').trim()));
  if (sides.some((side) => side === '')) return title;
  const of = courtById(court);
  const place = of?.system === 'state' ? of.location : undefined;
  const state = STATES.find(({ name }) => name === place)?.code;
  return caseNameText(sides.join(' v. '), { style: 'citation', ...(state && { state }) });
}
