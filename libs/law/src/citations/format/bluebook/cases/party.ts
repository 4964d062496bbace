import { STATES } from '../../../courts/states.js';
import { abbreviateCaseWords, TEXT_ABBREVIATIONS } from '../../tables/case-words.js';
import { GIVEN_NAMES } from '../../tables/given-names.js';
import { abbreviatePlaces, isPlace } from '../../tables/places.js';

const BUSINESS =
  /\b(?:Inc|Ltd|L\.?L\.?C|L\.?L\.?P|Co|Corp|Company|Corporation|Bros|Brothers|R\.R|Ry|Ass['’]n|Association|Bank|N\.A|F\.S\.B|Railroad|Railway|Insurance|Ins)\b/;
/** A second mark of a firm is left out (rule 10.2.1(h)). */
const FIRM =
  /\b(?:Co|Company|Corp|Corporation|Bros|Brothers|Ass['’]n|Association|R\.R|Railroad|Railway|Ry|Bank|Ins|Insurance|L\.L\.C|LLC|N\.A)\b/;
const SECOND_MARK = /,? (?:Inc\.?|Incorporated|Ltd\.?|Limited|L\.?L\.?C\.?|N\.?A\.?|F\.S\.B\.?)$/;

/** What a caption adds to a party: `et al.`, `Petitioner`, an official's title (rule 10.2.1(a), (e)). */
const DESCRIPTION =
  /,? (?:et al\.?|et ux\.?|et vir\.?)(?=,|$)|, (?:(?:the )?(?:petitioner|respondent|appellant|appellee|plaintiff|defendant|intervenor)s?\b.*|(?:individually|in (?:his|her|their) (?:official )?capacity)\b.*|(?:Secretary|Attorney General|Commissioner|Superintendent|Warden|Director|Governor|Sheriff|Administrator|Chairman|Acting|Mayor|Treasurer|Auditor|Postmaster)\b.*|(?:[A-Z][a-z]+ )?Corrections Director.*)$/i;

/** `State of`, `People of the State of` before a state's name (rule 10.2.1(f)). */
const SOVEREIGN =
  /^(?:The )?(?:(State|Commonwealth|People)(?: of(?: the)? (?:State|Commonwealth))? of )(.+)$/;

/** A body of local government keeps its own name and loses the place (rule 10.2.1(f)). */
const LOCAL_BODY =
  /^((?:.* )?(?:Board|Bd\.|Department|Dep['’]t|Commission|Comm['’]n|Office|School Committee|Council)(?: of (?:County |Education |Public )?[A-Z][\w.'’]*(?: Commissioners| Affairs| Welfare| Health| Works| Instruction)?)) of (?:the )?(?!University|College|Univ)[A-Z].*$/;

/** `City of New London, Connecticut`: larger geographical units go (rule 10.2.1(f)). */
const LARGER_UNIT = /^((?:City|Town|Village|County|Borough) of [^,]+), (\p{Lu}[\p{L} ]+)$/u;

/** A sovereign party: by its own courts `State`, `Commonwealth`, `People`, elsewhere the state's name. */
function sovereign(party: string, deciding: string | undefined): string {
  const found = SOVEREIGN.exec(party);
  const state = STATES.find((one) => one.name === found?.[2]);
  if (!found || !state) return party;
  return state.code === deciding ? (found[1] ?? party) : state.name;
}

const SURNAME = /^\p{Lu}[\p{L}'’-]+$/u;

/** A person in full: a known given name, further ones or initials, one surname. */
export function personIn(text: string): { middle: string[]; surname: string } | undefined {
  const [given = '', ...rest] = text.replace(/,? (?:Jr|Sr)\.?$/, '').split(' ');
  const surname = rest.at(-1) ?? '';
  const middle = rest.slice(0, -1);
  const isPerson =
    GIVEN_NAMES.has(given) &&
    SURNAME.test(surname) &&
    middle.every((name) => /^\p{Lu}\.$/u.test(name) || GIVEN_NAMES.has(name));
  return isPerson ? { middle, surname } : undefined;
}

/** An individual's surname (rule 10.2.1(g)), where at most one name comes between it and the first. */
function surnameOnly(party: string): string {
  const person = personIn(party);
  return person && person.middle.length <= 1 && !BUSINESS.test(party) ? person.surname : party;
}

/** *The* is dropped but for the Crown and for a ship, which may bear a person's name (rule 10.2.1(d)). */
const withoutArticle = (party: string): string =>
  party.replace(/^The (?!King\b|Queen\b)(?=\S)/, '');

const isShip = (party: string): boolean =>
  party.startsWith('The ') && personIn(withoutArticle(party)) !== undefined;

/**
 * One party as it is printed (Bluebook rule 10.2.1). `deciding` is the lower-case code of the
 * deciding court's state.
 */
export function partyName(party: string, deciding: string | undefined): string {
  if (isShip(party.trim())) return party.trim();
  let name = withoutArticle(party.trim());
  for (let before = ''; before !== name; ) {
    before = name;
    name = name.replace(DESCRIPTION, '').trim();
  }
  name = name.replace(/^(Commissioner|Comm['’]r) of Internal Revenue$/, '$1');
  name = name.replace(/^United States of America$|^U\.? ?S\.?(?: ?A\.?)?$/, 'United States');
  name = sovereign(name, deciding).replace(LOCAL_BODY, '$1');
  name = name.replace(LARGER_UNIT, (whole, town: string, place: string) =>
    isPlace(place) ? town : whole,
  );
  const bare = name.replace(SECOND_MARK, '');
  if (bare !== name && FIRM.test(bare)) name = bare;
  return surnameOnly(name);
}

/** Agencies that are spoken of by their initials (rule 6.1(b)). */
const AGENCIES = new Map([
  ['Securities and Exchange Commission', 'SEC'],
  ['National Labor Relations Board', 'NLRB'],
  ['Federal Trade Commission', 'FTC'],
  ['Federal Communications Commission', 'FCC'],
  ['Environmental Protection Agency', 'EPA'],
  ['Equal Employment Opportunity Commission', 'EEOC'],
  ['Federal Deposit Insurance Corporation', 'FDIC'],
  ['Federal Energy Regulatory Commission', 'FERC'],
  ['Food and Drug Administration', 'FDA'],
  ['Immigration and Naturalization Service', 'INS'],
]);

/** Initials close up: `W.J. Howey Co.` (rule 6.1(a)). */
const closedUp = (name: string): string =>
  name.replace(/(?<=(?:^|\s|\.)\p{Lu}\.) (?=\p{Lu}\.)/gu, '');

const GOVERNED =
  /^(?:City|County|Town|Village|State|Commonwealth|(?:[A-Z][a-z]+ )?Republic|Kingdom) of (?:the )?/;
/** Whole-party names that are never abbreviated (rule 10.2.2). */
const isWhole = (name: string): boolean =>
  name === 'United States' ||
  isPlace(name.replace(GOVERNED, '')) ||
  (!name.includes(' ') && !OFFICES.has(name));

/** Offices that are abbreviated even alone (rule 10.2.1(j)); other single words are surnames. */
const OFFICES = new Set(['Commissioner', 'Administrator', 'Secretary', 'Director']);

/** One party for a citation (T6, T10) or for a textual sentence (rule 10.2.1(c)). */
export function abbreviateParty(name: string, where: 'citation' | 'text'): string {
  if (isWhole(name)) return name;
  const agency = AGENCIES.get(name.replace(/^(?:U\.S\.|United States) /, ''));
  if (agency && where === 'citation') return agency;
  if (where === 'text') return abbreviateCaseWords(name, TEXT_ABBREVIATIONS);
  // Places first: "North Dakota" is N.D., and no "N. Dakota".
  return abbreviateCaseWords(
    abbreviatePlaces(closedUp(name).replace(/\bUnited States\b/g, 'U.S.')),
  );
}
