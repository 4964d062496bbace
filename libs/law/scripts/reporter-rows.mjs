import { courts, read, STATES, squeeze, writeTable, year } from './table-files.mjs';

const CITE_TYPES = {
  federal: 'f',
  state: 's',
  state_regional: 'r',
  specialty: 'p',
  specialty_west: 'w',
  specialty_lexis: 'l',
  neutral: 'n',
  scotus_early: 'e',
  journal: 'j',
};

/** Reads a reporters-db pattern and says which departures from "volume reporter page" it allows. */
const PAGE_FORMS = [
  [
    'S',
    /^(\$volume_nominative|\$full_cite_single_volume|\$full_cite_cch|\$full_cite_paragraph|\$reporter[ ,]|\(\?:\(\?P<volume>1\))/,
  ],
  ['C', /cch|paragraph/],
  [
    'L',
    /page_with_letter|\[ab\]|\\d\+\\w|\\w\)|\[AN\]|\[D\]|a\?\)|\\d\+e\)|suffix|A\?\)|\(A\)\?|M\??\)|\[nNpP\]/,
  ],
  ['R', /roman/],
  ['F', /format_neutral|-\$reporter-/],
  ['P', /year_page|\$volume_year-\$page/],
  ['U', /louisiana/],
  ['A', /^\$reporter (?:\(\?P<volume>|\$volume)/],
  ['X', /D\?|S\?/],
  ['G', /illinois|\[\\\[\(\]|\(\?:-\[A-Z\]\)/],
  ['O', / \?\$reporter \?/],
  ['Q', /supp>/],
];

function pageForms(regexes) {
  return PAGE_FORMS.filter(([, form]) => regexes.some((regex) => form.test(regex)))
    .map(([letter]) => letter)
    .join('');
}

/** "us:ny;supreme.court" → "ny"; every federal court → "us". */
function jurisdictionsOf(mlz) {
  const places = new Set();
  for (const entry of mlz ?? []) {
    const place = entry.split(';')[0].split(':')[1];
    places.add(!place || /^(c\d*|fed)$/.test(place) || place.includes('.') ? 'us' : place);
  }
  return places.size > 12 ? ['*'] : [...places];
}

/** The courts-db id of a reporter that publishes one court only. */
function soleCourt(mlz, type, from, to) {
  if (mlz?.length !== 1 || !['state', 'neutral', 'federal'].includes(type)) return '';
  const [place, court] = mlz[0].split(';');
  const state = STATES[(place.split(':')[1] ?? '').toUpperCase()];
  if (!court || place.split(':').length > 2) return '';
  const words = court.split('.');
  const fits = courts.filter(
    (entry) =>
      (state
        ? entry.location === state && entry.system === 'state'
        : entry.system === 'federal' && place === 'us') &&
      entry.dates.some(
        (span) => (year(span.start) || '0') <= to && (year(span.end) || '9999') >= from,
      ) &&
      words.every((word) => entry.name.toLowerCase().includes(word)),
  );
  fits.sort((a, b) => a.name.length - b.name.length || (a.id < b.id ? -1 : 1));
  return fits[0]?.id ?? '';
}

/** Years in which reporters-db is wrong: decisions that the citation index confirms lie outside of them (Bluebook table T1). */
const YEARS = {
  'F. Supp.': ['1932', '1998'],
  'F. Supp. 2d': ['1998', '2014'],
  'F.R.D.': ['1938', ''],
  Idaho: ['1866', ''],
  'Ohio St. 2d': ['1964', '1982'],
  'Ohio St. 3d': ['1982', ''],
};

function reporterRow(entry) {
  const editions = Object.entries(entry.editions).map(([abbreviation, edition]) => {
    const seen = new Set([squeeze(abbreviation)]);
    const spellings = [];
    for (const [spelling, of] of Object.entries(entry.variations)) {
      const form = squeeze(spelling);
      if (of !== abbreviation || seen.has(form)) continue;
      seen.add(form);
      spellings.push(spelling);
    }
    const forms = pageForms(edition.regexes ?? []);
    const years = YEARS[abbreviation] ?? [year(edition.start), year(edition.end)];
    return [abbreviation, ...years, forms, ...spellings].join('~');
  });
  const spans = Object.values(entry.editions);
  const firstYear = spans.map((span) => year(span.start)).sort()[0] ?? '0';
  const lastYear = spans.some((span) => !span.end)
    ? '9999'
    : spans
        .map((span) => year(span.end))
        .sort()
        .at(-1);
  return [
    entry.name,
    CITE_TYPES[entry.cite_type] ?? 'p',
    jurisdictionsOf(entry.mlz_jurisdiction).join(','),
    soleCourt(entry.mlz_jurisdiction, entry.cite_type, firstYear, lastYear),
    ...editions,
  ].join('\t');
}

export function buildReporters() {
  const rows = [];
  for (const entries of Object.values(read('reporters_db/reporters.json'))) {
    for (const entry of entries) rows.push(reporterRow(entry));
  }
  writeTable('reporters/reporters.generated.ts', 'REPORTER_ROWS', 'reporters-db', rows);
}
