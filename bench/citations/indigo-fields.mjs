/** How many of the Indigo Book's references the generator takes apart as their own items do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeOther, recognizeSource, writeCitation } from '@casewright/law/checking';

/** Variables that say which source it is. */
const FIELDS =
  'volume container-title page section number title collection-number author issued'.split(' ');
const bare = (value) =>
  String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** What a variable of an item says, without its names for parts: `tit. 654, sec. 987`. */
function valuesOf(item, field) {
  const value = item[field];
  if (value === undefined) return [];
  if (field === 'author') return value.map(({ family, literal }) => family ?? literal);
  if (field === 'issued') return [value['date-parts']?.[0]?.[0]];
  return [value];
}

const isReference = ({ kind, citation_items: [cites] }) =>
  kind !== 'backref' &&
  cites.length === 1 &&
  Number(cites[0].position ?? 0) === 0 &&
  !cites[0].prefix;

/**
 * Each reference once. Its fields are taken where all that the printed text shows of its item is
 * in what was read; `printed` are those that come out again as they went in.
 */
export function indigoFields(folder) {
  const { cases } = JSON.parse(
    readFileSync(join(folder, 'citation_format/indigobook_format_cases_dev.json'), 'utf8'),
  );
  const references = new Map(
    cases.filter(isReference).map((pair) => [pair.expected_text, pair.items[0]]),
  );
  let [taken, printed] = [0, 0];
  for (const [text, item] of references) {
    const source = recognizeSource(text, 'case');
    const read = bare(JSON.stringify(source.item) + (source.pin ?? ''));
    const shown = FIELDS.flatMap((field) => valuesOf(item, field)).filter((value) =>
      bare(text).includes(bare(value)),
    );
    if (source.kind !== 'unknown' && shown.every((value) => read.includes(bare(value)))) taken++;
    if (writeCitation(completeOther(source), 'bluebook').text === text) printed++;
  }
  const share = (count) => Math.round((count / references.size) * 1000) / 1000;
  return { references: references.size, fieldsTaken: share(taken), printed: share(printed) };
}
