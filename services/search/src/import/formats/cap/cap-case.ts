import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import {
  emptyCase,
  opinionKind,
  type SourceCase,
  type SourceOpinion,
} from '@casewright/law/records';
import { type CorpusFormat, UnreadableRecord } from '../../source/corpus-format.js';
import {
  isObject,
  type Json,
  listOf,
  numberOf,
  objectOf,
  textOf,
  textsOf,
} from '../../source/json-value.js';

export const capFormat: CorpusFormat = {
  name: 'cap',
  label: 'cases of the Caselaw Access Project (JSON or zip)',
  detect: (value) => {
    if (isCapCase(value)) return 'cases';
    return isCapMetadata(value) ? 'auxiliary' : undefined;
  },
  detectKeys: (has, isList) => {
    if (!has('decision_date') || (isList && !has('casebody'))) return undefined;
    return 'cases';
  },
  read: (record) => capCase(record),
  async readBeside(record, path) {
    const html = isCapCase(record) ? await pageOf(path) : null;
    return html !== null && isCapCase(record) ? capCase(record, html) : null;
  },
};

/** Whether a JSON value is a case of the Caselaw Access Project, old API or static files. */
export function isCapCase(value: unknown): value is Json {
  return isObject(value) && 'id' in value && 'decision_date' in value && 'casebody' in value;
}

/** `CasesMetadata.json` has the cases of a volume without their texts. */
export const capMetadataFormat: CorpusFormat = {
  name: 'cap-metadata',
  label: 'lists of cases of the Caselaw Access Project',
  detect: (value) => (isWithoutText(value) ? 'cases' : undefined),
  detectKeys: (has, isList) =>
    isList && has('decision_date') && !has('casebody') ? 'cases' : undefined,
  read: capWithoutText,
};

function isWithoutText(value: unknown): value is Json {
  return isObject(value) && !('casebody' in value) && 'decision_date' in value;
}

/** Files about volumes, reporters, and jurisdictions. */
function isCapMetadata(value: unknown): boolean {
  return (
    isObject(value) &&
    !('casebody' in value) &&
    ('volume_number' in value ||
      'reporter_slug' in value ||
      ('name_long' in value && 'slug' in value) ||
      'full_name' in value)
  );
}

/**
 * A case of the Caselaw Access Project.
 *
 * @param html the case's own page of the static files, which has page numbers, footnotes and
 * italics that the JSON alongside it lacks.
 */
export function capCase(record: Json, html: string | null = null): SourceCase {
  const known = capWithoutText(record);
  const body = bodyOf(record);
  const casebody = html ?? (typeof body === 'string' ? body : null);
  const parts = isObject(body) ? body : {};
  return {
    ...known,
    judges: textsOf(parts.judges).join('; ') || null,
    url: textOf(record.frontend_url),
    cites: citesOf(record),
    casebody,
    opinions: casebody === null ? opinionsOf(parts) : [],
    firstPage: textOf(record.first_page),
  };
}

function capWithoutText(record: Json): SourceCase {
  const id = textOf(record.id);
  const name = textOf(record.name_abbreviation) ?? textOf(record.name);
  if (!id) throw new UnreadableRecord('The case has no id.');
  if (!name) throw new UnreadableRecord('The case has no name.');
  const court = objectOf(record.court);
  return {
    ...emptyCase('cap', `cap:${id}`, name),
    fullName: textOf(record.name),
    citations: citationsOf(record),
    court: {
      id: null,
      name: textOf(court.name),
      abbreviation: textOf(court.name_abbreviation),
      jurisdiction: textOf(objectOf(record.jurisdiction).name_long),
    },
    decided: textOf(record.decision_date),
    docket: textOf(record.docket_number),
  };
}

/** The body as markup or as an object; the old API wraps either in `{status, data}`. */
function bodyOf(record: Json): unknown {
  const { casebody } = record;
  const data = isObject(casebody) && 'data' in casebody ? casebody.data : casebody;
  if (typeof data === 'string' || isObject(data)) return data;
  const status = textOf(objectOf(casebody).status);
  throw new UnreadableRecord(
    status && status !== 'ok'
      ? `The case came without its text: the API answered "${status}".`
      : 'The case has no text.',
  );
}

function opinionsOf(body: Json): SourceOpinion[] {
  return listOf(body.opinions).map((value) => {
    const opinion = objectOf(value);
    return {
      kind: opinionKind(textOf(opinion.type)),
      author: textOf(opinion.author),
      format: 'text',
      content: textOf(opinion.text) ?? '',
    };
  });
}

function citationsOf(record: Json): string[] {
  return listOf(record.citations).flatMap((value) => textOf(objectOf(value).cite) ?? []);
}

function citesOf(record: Json): SourceCase['cites'] {
  return listOf(record.cites_to).flatMap((value) => {
    const cite = objectOf(value);
    const [target] = listOf(cite.case_ids);
    const id = textOf(target);
    return id ? [{ sourceId: `cap:${id}`, depth: numberOf(cite.weight) ?? 1 }] : [];
  });
}

/** In the static files of the Caselaw Access Project, `cases/0001-01.json` has `html/0001-01.html`. */
async function pageOf(path: string): Promise<string | null> {
  const folder = dirname(path);
  if (basename(folder) !== 'cases') return null;
  const page = join(dirname(folder), 'html', basename(path).replace(/\.json$/, '.html'));
  return existsSync(page) ? readFile(page, 'utf8') : null;
}
