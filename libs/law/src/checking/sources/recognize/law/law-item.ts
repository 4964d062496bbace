import type { RecognizedSource } from '@casewright/contracts';
import type { Citation, CitationKind, CslItem } from '@casewright/law/citations';
import { dateOf } from '../decisions/decision-item.js';
import { directNames } from '../works/people.js';

export const LAW_KINDS: Partial<Record<CitationKind, RecognizedSource>> = {
  statute: 'statute',
  'session-law': 'statute',
  'public-law': 'public-law',
  regulation: 'regulation',
  'federal-register': 'regulation',
  constitution: 'constitution',
  'court-rule': 'court-rule',
  'sentencing-guideline': 'guideline',
  book: 'restatement',
};

/** CSL of a law, with the variables that its kind implies. */
interface LawItem {
  item: CslItem;
  implied: string[];
}

const dated = ({ fields }: Citation): Pick<CslItem, 'issued'> => {
  const issued = dateOf(fields.year, fields.month, fields.day);
  return issued ? { issued } : {};
};

/** What follows the code's name in the canonical form: `§ 1983`, `tit. 8, § 102(b)(7)`. */
function placeIn(citation: Citation): string {
  const { reporter = '' } = citation.fields;
  const at = citation.normalized.indexOf(reporter);
  const rest = at === -1 ? '' : citation.normalized.slice(at + reporter.length).trim();
  // `§ 1983` is stored as the bare section; `§§ 1981, 1985` and `pt. 11` keep their labels.
  return rest.replace(/^§ (?=\S+$)/, '');
}

/** `42` of `42 U.S.C. § 1983`; a title behind the code's name is part of the place. */
const volumeOf = ({ normalized, fields }: Citation): string | undefined =>
  /^\d/.test(normalized) ? (fields.volume ?? fields.title) : undefined;

/** An annotated code whose publisher is named is cited as it is (Bluebook rule 12.3.1(d)). */
function annotated({ fields }: Citation): string | undefined {
  const printed = fields.reporterFound?.replace(/[.\s]/g, '').toUpperCase();
  return fields.publisher && /^USC[AS]$/.test(printed ?? '')
    ? `U.S.C.${printed?.at(-1)}.`
    : fields.reporter;
}

function code(citation: Citation, type: string): LawItem {
  const { fields } = citation;
  const volume = volumeOf(citation);
  const section = placeIn(citation);
  return {
    item: {
      type,
      ...(fields.reporter ? { 'container-title': annotated(citation) } : {}),
      ...(volume ? { volume } : {}),
      ...(section ? { section } : {}),
      ...(fields.publisher ? { publisher: fields.publisher } : {}),
      ...dated(citation),
    },
    implied: [],
  };
}

/** `115 Stat. 272`, `2006 Cal. Stat. 45`, `81 Fed. Reg. 32391`: by volume or year, and page. */
function paged(citation: Citation, type: string): LawItem {
  const { fields } = citation;
  const byYear = fields.volume !== undefined && fields.volume === String(fields.year);
  return {
    item: {
      type,
      ...(fields.reporter ? { 'container-title': fields.reporter } : {}),
      ...(byYear ? { 'collection-number': fields.volume } : {}),
      ...(fields.volume && !byYear ? { volume: fields.volume } : {}),
      ...(fields.page ? { page: fields.page } : {}),
      ...(byYear ? {} : dated(citation)),
    },
    implied: [],
  };
}

function rule({ fields }: Citation): LawItem {
  const section = `${fields.rule ?? fields.section ?? ''}${fields.pin ?? ''}`;
  const item = { type: 'legislation', 'container-title': fields.reporter ?? '', section };
  // The model's date is its edition's; rules that courts have made carry none (Bluebook rule 12.9).
  if (fields.reporter !== 'Model Rules of Pro. Conduct' || fields.year === undefined)
    return { item, implied: [] };
  return {
    item: { ...item, publisher: 'American Bar Association', issued: dateOf(fields.year) },
    implied: ['publisher'],
  };
}

/** The guidelines and the Restatements have one author by definition (Bluebook rule 12.9). */
function manual(citation: Citation, title: string, publisher: string, type: string): LawItem {
  const { fields } = citation;
  const section = `${(fields.sections ?? [fields.section ?? '']).join(', ')}${fields.sections ? '' : (fields.pin ?? '')}`;
  return {
    item: { type, title, section, publisher, ...dated(citation) },
    implied: ['publisher'],
  };
}

export const isRestatement = ({ kind, fields }: Citation): boolean =>
  kind === 'book' && /^Restatement\b/.test(fields.title ?? '');

/** `Restatement Third of Agency` is printed with its number in brackets. */
const restatementTitle = ({ fields }: Citation): string =>
  (fields.title ?? '').replace(
    /^Restatement,? (First|Second|Third|Fourth),? (?:of )?(?:the )?/,
    'Restatement ($1) of ',
  );

/** `Wright & Miller, Federal Practice and Procedure`. */
const AUTHORS_FIRST = /^([^,]+), (.+)$/;

/** A treatise or a dictionary: its section is the place that is cited. */
function treatise({ fields, ...citation }: Citation): LawItem {
  const { volume, edition } = fields;
  const [, names, own] = AUTHORS_FIRST.exec(fields.title ?? '') ?? [];
  const title = own ?? fields.title;
  const number = /^(\d+)(?:st|nd|rd|th|d) ed\./.exec(edition ?? '')?.[1];
  return {
    item: {
      type: 'book',
      ...(names ? { author: directNames(names) } : {}),
      ...(title ? { title } : {}),
      ...(volume ? { volume } : {}),
      ...(number ? { edition: number } : {}),
      ...dated({ ...citation, fields }),
    },
    implied: [],
  };
}

/** The law that a found citation names. */
export function lawItem(citation: Citation): LawItem {
  switch (citation.kind) {
    case 'public-law':
      return {
        item: { type: 'legislation', number: `Pub. L. No. ${citation.fields.title ?? ''}` },
        implied: [],
      };
    case 'session-law':
      return paged(citation, 'legislation');
    case 'federal-register':
      return paged(citation, 'regulation');
    case 'regulation':
      // A register of a state has pages, a code has sections.
      if (citation.fields.page && !citation.fields.section) return paged(citation, 'regulation');
      return code(citation, 'regulation');
    case 'court-rule':
      return rule(citation);
    case 'sentencing-guideline':
      return manual(
        citation,
        'U.S. Sentencing Guidelines Manual',
        'U.S. Sentencing Commission',
        'legislation',
      );
    case 'book':
      return isRestatement(citation)
        ? manual(citation, restatementTitle(citation), 'American Law Institute', 'book')
        : treatise(citation);
    default:
      return code(citation, 'legislation');
  }
}
