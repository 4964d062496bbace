import type { RecognizedSource } from '@casewright/contracts';
import { dateOf, personOf, type Recognized } from '@casewright/law/checking';
import { type CslItem, type CslName, courtById, courtFromText } from '@casewright/law/citations';
import type { CitationSaid } from './prompt.js';
import { SaidIn } from './said-in.js';

const CSL_TYPES: Record<CitationSaid['kind'], string> = {
  case: 'legal_case',
  statute: 'legislation',
  regulation: 'regulation',
  article: 'article-journal',
  book: 'book',
  chapter: 'chapter',
  web: 'webpage',
  unknown: 'document',
};

/** Texts that appear in the description as they are, and the variables that they become. */
const TEXTS = [
  ['title', 'title'],
  ['containerTitle', 'container-title'],
  ['section', 'section'],
  ['number', 'number'],
  ['publisher', 'publisher'],
  ['place', 'publisher-place'],
  ['doi', 'DOI'],
  ['url', 'URL'],
] as const;
const NUMBERS = [
  ['volume', 'volume'],
  ['issue', 'issue'],
  ['page', 'page'],
  ['edition', 'edition'],
] as const;
const LONGEST = 500;

/** A field that a model gave and the description does not say. */
interface DroppedField {
  field: string;
  value: string;
}

/** What of a model's reading appears in the description. */
interface GroundedCitation {
  source: Recognized;
  dropped: DroppedField[];
}

const squeezed = (value: string): string => value.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** A court decides, and writes nothing: "the Delaware Chancery" is no author. */
const isCourt = (name: string): boolean =>
  /\b(?:court|circuit|chancery)\b/i.test(name) || courtFromText(name) !== undefined;

/** Keeps the fields that the description says, in its own words or in another form of them. */
export function groundCitation(said: CitationSaid, description: string): GroundedCitation {
  const text = new SaidIn(description);
  const item: CslItem = { type: CSL_TYPES[said.kind] };
  const dropped: DroppedField[] = [];
  const take = (field: string, value: string, isSaid: boolean, keep: () => void): void => {
    if (squeezed(value) === '') return;
    if (isSaid) keep();
    else dropped.push({ field, value: squeezed(value) });
  };
  for (const [key, variable] of TEXTS) {
    const value = squeezed(said[key]);
    take(variable, value, text.has(value), () => {
      item[variable] = value;
    });
  }
  for (const [key, variable] of NUMBERS) {
    const value = squeezed(said[key]);
    take(variable, value, text.hasNumber(value), () => {
      item[variable] = value;
    });
  }
  for (const [key, variable] of [
    ['authors', 'author'],
    ['editors', 'editor'],
  ] as const) {
    const people: CslName[] = [];
    for (const name of said[key].map(squeezed)) {
      take(variable, name, text.hasPerson(name) && !isCourt(name), () => {
        people.push(personOf(name));
        item[variable] = people;
      });
    }
  }
  const [year, month, day] = text.dateIn(said.date.trim());
  take('issued', said.date, year !== undefined, () => {
    item.issued = dateOf(year, month, day)!;
  });
  const court = said.court === '' || !text.has(said.court) ? undefined : courtFromText(said.court);
  take('authority', said.court, text.has(said.court), () => {
    item.authority = (court && courtById(court)?.name) ?? squeezed(said.court);
  });
  const pin = squeezed(said.pin);
  const isPin = pin !== '' && pin !== item.page && text.has(pin);
  take('pin', pin, isPin, () => undefined);
  return {
    source: {
      kind: said.kind satisfies RecognizedSource,
      item,
      implied: [],
      doubts: [],
      others: 0,
      ...(isPin ? { pin } : {}),
      ...(court ? { court } : {}),
    },
    dropped,
  };
}
