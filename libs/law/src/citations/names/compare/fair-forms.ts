import type { NameWord, Party } from './parties.js';
import { sameWord } from './same-word.js';
import { isOrganizational } from './vocabulary.js';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const GOVERNMENTS = setOf(
  'city town township village borough county parish municipality state commonwealth republic kingdom territory',
);
/** Bodies of a government, or of a school. */
const BODIES = setOf(
  'board commission department division bureau office agency service corps authority district school schools court police library legislature',
);
/** Institutions that may be called by their founder's name, and not by their place's. */
const INSTITUTIONS = setOf('bank college university hospital church committee council');
/** Named for their town as often as for a founder. */
const SCHOOLS = setOf('college university');
const TITLES = setOf(
  'warden superintendent secretary commissioner director governor sheriff president judge justice mayor treasurer auditor chairman administrator executor trustee receiver guardian lessee heirs attorney general ss mv steamship schooner barge tug vessel sergeant officer doctor dr mr mrs ms miss captain colonel major lieutenant acting former hon honorable',
);

/** An initial may stand for a word, and is none. */
const isOf = (set: ReadonlySet<string>, { text, means }: NameWord): boolean =>
  set.has(text) || (text.length > 1 && [...means].some((word) => set.has(word)));

/** By these the companies of one group are told apart: "Ford Motor Co.", "Ford Motor Credit Co." */
const ARMS = setOf(
  'credit acceptance finance financial capital leasing rental casualty indemnity insurance life mortgage securities trust bank banking holding holdings realty properties sales overseas international services foundation bottling research trucks',
);
/** What a union is called before its members: "United Steelworkers", "Brotherhood of Teamsters". */
const UNIONS = setOf('international national united american amalgamated brotherhood union local');
const MEMBERS = /(?:ers|men|ees|yes|ists|ians)$/;

/** What people form, beside what Bluebook T6 abbreviates. */
const GROUPS = setOf(
  'club league tribe nation band church store hotel clinic party fund friends railway railroad',
);
const isGroup = (word: NameWord): boolean =>
  [GROUPS, GOVERNMENTS, BODIES, INSTITUTIONS, ARMS, UNIONS].some((set) => isOf(set, word));

/** A word that many bodies of its kind have in their names, and no other kind of body. */
const isOrdinary = (word: NameWord): boolean =>
  word.isNumber === true || (!word.isPlace && isOrganizational(word.text));

const isIn = (words: readonly NameWord[], word: NameWord): boolean =>
  words.some((each) => sameWord(each, word));

const partsOf = (words: readonly NameWord[]): NameWord[][] =>
  [...new Set(words.map(({ part }) => part))].map((part) =>
    words.filter((word) => word.part === part),
  );

/** The noun that the words of one part end in: `board` of "Ohio Board No. 2". */
const nounOf = (part: readonly NameWord[]): NameWord =>
  part.findLast(({ isNumber }) => !isNumber) ?? part.at(-1)!;

const isNamed = ({ isAside }: NameWord): boolean => !isAside;

/** A natural person, as far as the words tell. */
const isPerson = ({ words, isFirm }: Party): boolean =>
  !isFirm &&
  words.length < 6 &&
  words.every(
    (word) =>
      word.part === words[0]!.part &&
      !(word.isPlace || word.isJoined || isOrdinary(word) || isGroup(word)),
  );

/**
 * Whether words that a citation leaves out of a longer name may be left out: what stays has to name
 * the party. "Boston" is not the Bank of Boston, nor the Board of Education the Board of Higher
 * Education.
 */
export function isFairShort(cited: Party, party: Party): boolean {
  const known = { ...party, words: party.words.filter(isNamed) };
  const free = cited.words.filter((word) => !isIn(known.words, word));
  const kept = known.words.filter((word) => isIn(cited.words, word) || isWrittenOut(word, free));
  if (kept.length === 0) return true;
  if (!keepsHead(known.words, kept) || (cited.isFirm && isArm(known, kept))) return false;
  return isPerson(known) || !skipsWithin(known.words, kept);
}

/** A firm's full name ends in what it does; "Ford" may be short for any firm of that name. */
function isArm({ words, isFirm }: Party, kept: readonly NameWord[]): boolean {
  const noun = nounOf(partsOf(words)[0]!);
  return isFirm && !kept.includes(noun) && noun.isJoined !== true && isOf(ARMS, noun);
}

function keepsHead(known: readonly NameWord[], kept: readonly NameWord[]): boolean {
  const [head = []] = partsOf(known);
  const noun = nounOf(head);
  if (kept.includes(noun)) return true;
  const isInstitution = isOf(INSTITUTIONS, noun);
  if (!isInstitution && !isOf(BODIES, noun)) return true;
  if (kept.every((word) => word.isPlace || isOf(GOVERNMENTS, word))) return false;
  const ends = partsOf(known).map(nounOf);
  if (kept.some((word) => ends.includes(word) && isOf(INSTITUTIONS, word))) return true;
  const own = kept.filter((word) => head.includes(word));
  const isPublic = head.some((word) => isOf(GOVERNMENTS, word) || isOf(BODIES, word));
  return isInstitution && !isPublic && own.length > (isOf(SCHOOLS, noun) ? 1 : 0);
}

/** "Sierra Club" for the Sierra Nevada Club: a word of its own is missing between others. */
function skipsWithin(known: readonly NameWord[], kept: readonly NameWord[]): boolean {
  const parts = partsOf(known);
  const head = parts[0]!;
  const isCity = isOf(GOVERNMENTS, nounOf(head));
  const ofBody = isCity || isBody(nounOf(head));
  const mayGo = (word: NameWord): boolean =>
    word.isJoined === true || isGroup(word) || (isOrdinary(word) && !isCity);
  return parts.some((part) => {
    const noun = nounOf(part);
    if (!kept.includes(noun) || (part === head) === ofBody) return false;
    if (isIn(known.slice(0, known.indexOf(part[0]!)), noun)) return false;
    const first = part === head ? part.findIndex((word) => kept.includes(word)) : -1;
    return part
      .slice(first + 1, part.indexOf(noun))
      .some((word) => !kept.includes(word) && !mayGo(word));
  });
}

const isBody = (noun: NameWord): boolean => isOf(BODIES, noun) || isOf(INSTITUTIONS, noun);

/**
 * Whether words that a citation has beyond the known name leave the party what it is: a person's
 * given names and title, the place of a body. A firm with a word more is another firm.
 */
export function isFairLong(cited: Party, known: Party): boolean {
  const free = known.words.filter((word) => !isIn(cited.words, word));
  const isKnown = (word: NameWord): boolean => isIn(known.words, word) || isWrittenOut(word, free);
  const head = cited.words.filter(isNamed);
  // "Sears, Roebuck & Co.": where the known name goes on behind a comma, so does the cited one.
  const goesOn = cited.words.some((word) => word.isAside && isKnown(word) && !isIn(head, word));
  const words = goesOn ? cited.words : head;
  const isRepeated = (word: NameWord, at: number): boolean =>
    isIn(words.slice(0, at), word) && known.words.filter((each) => sameWord(each, word)).length < 2;
  const added = words.filter((word, at) => !isKnown(word) || isRepeated(word, at));
  if (added.every((word) => isOf(TITLES, word)) || known.words.length === 0) return true;
  const name = words.filter((word) => !added.includes(word) || !isOf(TITLES, word));
  const person = { ...known, words: known.words.filter(isNamed) };
  // A given name may be a place's: Georgia, Victoria.
  const unplaced = name.map((word) => ({ ...word, isPlace: false }));
  if (isPerson(person) && isPerson({ ...cited, words: unplaced }))
    return isIn([nounOf(name)], nounOf(person.words));
  const parts = partsOf(words);
  const noun = nounOf(goesOn ? known.words : partsOf(known.words)[0]!);
  return added.every((word) => isInitials(word, words) || isOfPlace(word, parts, known, noun));
}

/** "Nashville" for the "N." of a known name. */
const isWrittenOut = (word: NameWord, initials: readonly NameWord[]): boolean =>
  initials.some(
    ({ text, short }) =>
      short && isDotted(short) && text.length < 5 && text.includes(word.text[0]!),
  );

const isDotted = (short: string): boolean => short.indexOf('.') === 1;

/** "F.W. Woolworth Co." for Woolworth. */
const isInitials = (word: NameWord, all: readonly NameWord[]): boolean =>
  word === all[0] && word.short !== undefined && isDotted(word.short);

function isOfPlace(word: NameWord, parts: NameWord[][], known: Party, noun: NameWord): boolean {
  if (word.isNumber || isOf(GOVERNMENTS, word)) return true;
  const part = parts.find((each) => each.includes(word))!;
  // The Mutual Insurance Co. may be that of New York; Ford of Canada is another company.
  if (known.isFirm && !isOrdinary(noun) && !isGroup(noun)) return false;
  if (MEMBERS.test(noun.text) && isOf(UNIONS, word)) return true;
  if (part === parts[0] && word.isPlace) return isBody(noun) && !known.isFirm;
  if (part === parts[0] || part.some((each) => isIn(known.words, each))) return false;
  if (word.isPlace || word.text === 'america' || isOf(TITLES, noun)) return true;
  return isBody(noun) && !isOrdinary(word);
}
