import { isWord } from '@casewright/law/sentences';
import { isEntity } from './names.js';

/** Words of organizations that go without a legal form in their names. */
const ORGANIZATION =
  /\b(?:Agency|Airlines|Associates|Association|Authority|Bank|Board|Builders|Church|City|Clinic|Club|College|Commission|Company|Consulting|Corporation|Council|County|Department|District|Electric|Energy|Enterprises|Estate|Farms?|Firm|Foods|Foundation|Group|HOA|Holdings|Homes|Hospital|Hotel|Industries|Institute|Insurance|International|Labs?|Logistics|Media|Ministry|Motors|Museum|Office|Partners|Partnership|Press|Properties|Realty|Restaurant|School|Services|Society|Software|Solutions|Sons|State|Stores?|Studios?|Systems|Technologies|Town|Trust|Trustees?|Union|University|Works|Parish|Roofing|Plumbing|Landscaping|Catering|Cleaning|Outfitters|Couriers|Photography|Design|Architects|Engineering|Electric|Painting|Conservatory|Players|Theat(?:er|re)|Orchestra|Farm|Gallery|Nursery|Bakery|Brewery|Co-?op(?:erative)?|Market|Shop|Salon|Garage|Fund|Center|Centre|Academy|Library|Temple|Synagogue|Mosque|League|Guild|Team|Orchards?|Ranch|Vineyards?|Winery|Kitchens?|Builders|Grounds)\b/;
const HONORIFIC = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame)\b/;
const PERSONAL_NAME =
  /^(?:[A-Z]\.|\p{Lu}[\p{L}'’-]*\p{Ll})(?:\s(?:[A-Z]\.?|(?:de|la|van|von|der|den|bin|al)|(?:O['’]|Mc|Mac)?\p{Lu}[\p{L}'’-]*\p{Ll}|Jr\.?|Sr\.?|I{2,3}|IV)){1,4}$/u;

/** `Ana Ruiz`, `Dr Imran Qureshi`, `Owen and Clara Whitfield`; not `Blue Fern LLC` or `Acme`. */
export function isPersonal(name: string): boolean {
  const names = name.split(/\s(?:and|&)\s/);
  if (isEntity(name) || ORGANIZATION.test(name)) return false;
  if (HONORIFIC.test(name)) return true;
  if (isTrade(name) || isMadeOfWords(name)) return false;
  const last = names.at(-1) ?? '';
  return PERSONAL_NAME.test(last) && names.every((each) => /^\p{Lu}[\p{L}.\s'’-]*$/u.test(each));
}

/** `Ada Lund of Trent` is Ada Lund. */
export function withoutPlace(name: string): string {
  const person = /^(.+?) of /.exec(name)?.[1];
  return person && isPersonal(person) ? person : name;
}

/** `Tulane Museum`, `Ostrander Joinery`: a name that ends with the word for what it is. */
export const isOrganization = (name: string): boolean => ORGANIZATION.test(name) || isTrade(name);

function isTrade(name: string): boolean {
  const last = name.split(' ').at(-1)!;
  return last !== name && /.{4}(?:ry|ing|ics|tion|ware|ment)$/.test(last) && isWord(last);
}

/** `Pale Horse Records`: words of the language, which few names of people are. */
function isMadeOfWords(name: string): boolean {
  const words = name.split(' ');
  const isMany = words.length > 2 || (words.length > 1 && /s$/.test(name));
  return isMany && words.every(isWord);
}
