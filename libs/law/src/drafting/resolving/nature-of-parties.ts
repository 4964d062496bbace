import { isEntity } from '../requirements/names.js';
import type { TemplateSource, Value } from '../source/template-source.js';

/** Words of organizations that go without a legal form in their names. */
const ORGANIZATION =
  /\b(?:Agency|Airlines|Associates|Association|Authority|Bank|Board|Builders|Church|City|Clinic|Club|College|Commission|Company|Consulting|Corporation|Council|County|Department|District|Electric|Energy|Enterprises|Estate|Farms?|Firm|Foods|Foundation|Group|HOA|Holdings|Homes|Hospital|Hotel|Industries|Institute|Insurance|International|Labs?|Logistics|Media|Ministry|Motors|Museum|Office|Partners|Partnership|Press|Properties|Realty|Restaurant|School|Services|Society|Software|Solutions|Sons|State|Stores?|Studios?|Systems|Technologies|Town|Trust|Trustees?|Union|University|Works)\b/;
const HONORIFIC = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame)\b/;
const PERSONAL_NAME =
  /^(?:[A-Z]\.|\p{Lu}[\p{L}'’-]*\p{Ll})(?:\s(?:[A-Z]\.?|(?:de|la|van|von|der|den|bin|al)|(?:O['’]|Mc|Mac)?\p{Lu}[\p{L}'’-]*\p{Ll}|Jr\.?|Sr\.?|I{2,3}|IV)){1,4}$/u;
const FORM_OF_PERSON =
  /\b(?:individual|resident|citizen|person|sole (?:trader|proprietor)|consultant|married|widow)/i;

/** What each party is, as far as its name and the form that someone gave it say. */
export function natureOfParties(
  { parties }: TemplateSource,
  values: ReadonlyMap<string, Value>,
): Set<string> {
  const facts = new Set<string>();
  for (const { role, person } of parties) {
    const name = values.get(role)?.text ?? '';
    const form = values.get(`${role}_form`)?.text ?? '';
    const names = name.split(/\s(?:and|&)\s/);
    const isPerson = person || (form ? FORM_OF_PERSON.test(form) : isPersonal(name, names));
    if (!isPerson) continue;
    facts.add(`person.${role}`);
    if (names.length > 1) facts.add(`several.${role}`);
  }
  return facts;
}

/** `Ana Ruiz`, `Dr Imran Qureshi`, `Owen and Clara Whitfield`; not `Blue Fern LLC` or `Acme`. */
function isPersonal(name: string, names: readonly string[]): boolean {
  if (isEntity(name) || ORGANIZATION.test(name)) return false;
  if (HONORIFIC.test(name)) return true;
  const last = names.at(-1) ?? '';
  return PERSONAL_NAME.test(last) && names.every((each) => /^\p{Lu}[\p{L}.\s'’-]*$/u.test(each));
}
