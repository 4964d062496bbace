import { STATES } from '../../../courts/states.js';
import { courtById } from '../../../courts/table.js';
import { caseNameText } from './case-name.js';
import { personIn } from './party.js';

/** Another name of the same party (rule 10.2.1(a)). */
const ALIAS =
  /,? \(?(?:[an]\/k\/a|[df]\/b\/a|f\/k\/a|t\/a|doing business as|(?:also|now|formerly) known as|trading as)(?= ).*$/i;
/** The docket number and date of an unreported decision, which some sources put into its name. */
const DOCKET =
  /, (?:No\. \p{L}*[\p{L}\d .:-]*\d[\p{L}\d .:-]* \(\p{Lu}\p{L}{2}\.? \d{1,2}, \d{4}\)|Unpublished (?:Decision|Opinion)\b).*$/u;
/** Names of few letters that stay in capitals: those without a vowel, and the usual ones with. */
const ACRONYM =
  /^(?:[^AEIOUY]+|II|III|IV|AARP|ABC|ACLU|AFL|CIO|AFSCME|AIG|AT|ASCAP|ATF|BMI|CIA|DEA|EEOC|EPA|FAA|FBI|FDIC|FEC|FERC|FINRA|HUD|IBM|ICC|ICE|INDOPCO|INS|IRS|ITT|MCI|NAACP|NASA|NCAA|NOAA|OSHA|PETA|SEC|UAW|UPS|US|USA|USX)$/;
const ROLE = /\b(?:Plaintiff|Defendant|Appell|Petitioner|Respondent)\p{L}*/gu;
const SMALL = /^(?:AND|EX|FOR|OF|ON|REL|THE|TO|N|S)$/;
const INTEREST = /^in (?:the )?interests? of:? (?=\S)/i;
const VERSUS = / (?:vs?\.?|versus)(?: \.)? /i;
const INITIALS = /^(?:\p{Lu}\.(?:-\p{Lu}\.|[ ]?\p{Lu}\.)*)(?=, |,? and |$)/u;
const SEVERAL = /, and |, & | and | & |, /;

/** The first of the parties of a side, where it is certain where that one ends: never of a firm's partners. */
function firstParty(side: string): string {
  const found = SEVERAL.exec(side);
  if (!found) return side;
  const first = side.slice(0, found.index);
  const next = side.slice(found.index + found[0].length);
  const isAmongPersons = found[0].startsWith(',') || next.split(SEVERAL).every(personIn);
  return personIn(first) && isAmongPersons ? first : side;
}

/** A name in capitals as names are written; one that is not keeps its short words in capitals. */
function inLowerCase(title: string): string {
  const letters = title.replace(ROLE, '').replace(/\P{L}/gu, '');
  const isInCapitals = letters.replace(/\P{Lu}/gu, '').length > letters.length * 0.7;
  return title.replace(/(?<=\p{Lu}{2}['’])[NS]\b|\p{Lu}{2,}/gu, (word, at: number) => {
    if (at > 0 && SMALL.test(word)) return word.toLowerCase();
    const isName = !ACRONYM.test(word) && (isInCapitals || word.length > 5);
    return isName || title[at + word.length] === '.' ? word[0] + word.slice(1).toLowerCase() : word;
  });
}

function withoutLead(title: string): string {
  const matter = title.replace(INTEREST, '');
  const initials = matter === title ? null : INITIALS.exec(matter);
  return matter === title ? title : `In re ${initials?.[0] ?? matter}`;
}

/**
 * A case's name for a list: each side's first party, without what a caption says about it, in the
 * abbreviations of a citation (Bluebook rule 10.2, T6, T10). `court` is the deciding court's id: by
 * its own courts a state is `State`. What cannot be read for certain stays as it is.
 */
export function shortCaption(title: string, court: string): string {
  const plain = withoutLead(inLowerCase(title.replace(DOCKET, '')));
  const sides = plain.split(VERSUS).map((side) => firstParty(side.replace(ALIAS, '').trim()));
  if (sides.some((side) => side === '')) return title;
  const of = courtById(court);
  const place = of?.system === 'state' ? of.location : undefined;
  const state = STATES.find(({ name }) => name === place)?.code;
  return caseNameText(sides.join(' v. '), { style: 'citation', ...(state && { state }) });
}
