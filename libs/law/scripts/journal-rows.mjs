import { read, writeTable } from './table-files.mjs';

export function buildJournals() {
  const rows = [];
  for (const [abbreviation, entries] of Object.entries(read('reporters_db/journals.json'))) {
    for (const entry of entries)
      rows.push(
        [
          abbreviation,
          entry.name,
          ...(Array.isArray(entry.variations) ? entry.variations : Object.keys(entry.variations)),
        ].join('\t'),
      );
  }
  writeTable('reporters/journals.generated.ts', 'JOURNAL_ROWS', 'reporters-db', rows);
}

const LAW_TYPES = {
  leg_statute: 's',
  leg_session: 'a',
  leg_act: 's',
  admin_compilation: 'c',
  admin_register: 'r',
  admin_docket: 'd',
  admin_filing: 'd',
  municipal: 'c',
};
const LAW_PREFIXES = [
  ['p', /^\$law_year\\\\?-/],
  ['p', /^\$law_year\\-/],
  ['y', /^\$law_year/],
  ['v', /^\$volume/],
  ['v', /^\(\?P<issue>/],
  ['h', /^\(\?P<(title|chapter)>\\d\+(\)\\-|-)/],
  ['t', /^\(\?P<title>/],
  ['t', /^\(\?P<chapter>/],
];
const LAW_SUFFIXES = [
  ['d', /docket_number|No\\?\. \(\?P<number>\\d\[/],
  ['a', /art /],
  ['i', /act>/],
  ['s', /law_section/],
  ['r', /rule>|reg>|law>/],
  ['g', /page/],
];
const lawForm = (forms, regex, none) => forms.find(([, form]) => form.test(regex))?.[0] ?? none;

export function buildLaws() {
  const rows = [];
  for (const [abbreviation, entries] of Object.entries(read('reporters_db/laws.json'))) {
    for (const entry of entries) {
      const regex = entry.regexes[0] ?? '';
      const variations = Array.isArray(entry.variations)
        ? entry.variations
        : Object.keys(entry.variations);
      rows.push(
        [
          abbreviation,
          LAW_TYPES[entry.cite_type],
          entry.jurisdiction,
          lawForm(LAW_PREFIXES, regex, '-') + lawForm(LAW_SUFFIXES, regex, '-'),
          entry.name,
          ...variations,
        ].join('\t'),
      );
    }
  }
  writeTable('statutes/laws.generated.ts', 'LAW_ROWS', 'reporters-db', rows);
}

export function buildNames() {
  const rows = Object.entries(read('reporters_db/case_name_abbreviations.json')).map(
    ([short, full]) => [short, ...full].join('\t'),
  );
  writeTable(
    'format/tables/name-abbreviations.generated.ts',
    'NAME_ABBREVIATION_ROWS',
    'reporters-db',
    rows,
  );
}
