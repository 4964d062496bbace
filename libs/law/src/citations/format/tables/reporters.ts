import { STATES } from '../../courts/states.js';
import { type Edition, isSupremeCourt, reporters } from '../../reporters/table.js';

/** What a reporter's title says about the court (Bluebook rule 10.4). */
export interface ReporterKnowledge {
  abbreviation: string;
  supremeCourt: boolean;
  /** Lower-case code of the only state it reports. */
  state?: string;
  /** It is the official reporter of that state's highest court. */
  highest: boolean;
  /** It prints one federal court only, so that the court is not repeated. */
  soleCourt: boolean;
  /**
   * What joins year, court, and number, where it is a public-domain format: `2016 WI 68`,
   * `2005-Ohio-1797`.
   */
  neutral: ' ' | '-' | undefined;
}

let byKey: Map<string, Edition[]> | undefined;
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[\s.,]/g, '');

/** Abbreviations, their variations and, for one-edition reporters, full names. */
function index(): Map<string, Edition[]> {
  if (byKey) return byKey;
  const made = new Map<string, Edition[]>();
  const put = (text: string, edition: Edition): void => {
    const at = key(text);
    const list = made.get(at);
    if (!list) made.set(at, [edition]);
    else if (!list.includes(edition)) list.push(edition);
  };
  for (const reporter of reporters()) {
    for (const edition of reporter.editions) put(edition.abbreviation, edition);
  }
  for (const reporter of reporters()) {
    for (const edition of reporter.editions) {
      for (const variation of edition.variations)
        if (!made.has(key(variation))) put(variation, edition);
    }
    const [only, ...others] = reporter.editions;
    if (only && others.length === 0 && !made.has(key(reporter.name))) put(reporter.name, only);
  }
  byKey = made;
  return made;
}

const SERIES: Record<string, string> = {
  second: '2d',
  third: '3d',
  fourth: '4th',
  fifth: '5th',
  '2nd': '2d',
  '3rd': '3d',
};
const FULL_NAMES: [RegExp, string][] = [
  [/^United States (?:Supreme Court )?Reports$/i, 'U.S.'],
  [/^Supreme Court Reporter$/i, 'S. Ct.'],
  [
    /^(?:United States Supreme Court Reports, )?Lawyers['’]s? Edition(?:,? (\w+)(?: Series)?)?$/i,
    'L. Ed.',
  ],
  [/^Federal Reporter(?:,? (\w+)(?: Series)?)?$/i, 'F.'],
  [/^Federal Supplement(?:,? (\w+)(?: Series)?)?$/i, 'F. Supp.'],
  [/^(?:West['’]s )?(?:National )?(Atlantic|Pacific) Reporter(?:,? (\w+)(?: Series)?)?$/i, ''],
];

/** `Federal Reporter, Third Series` → `F.3d`. */
function fromFullName(name: string): string | undefined {
  for (const [pattern, short] of FULL_NAMES) {
    const found = pattern.exec(name);
    if (!found) continue;
    const region = short || `${found[1]?.charAt(0).toUpperCase()}.`;
    const ordinal = (short ? found[1] : found[2])?.toLowerCase();
    const series = ordinal ? (SERIES[ordinal] ?? ordinal) : '';
    return series ? `${region}${region.length <= 2 ? '' : ' '}${series}` : region;
  }
  return undefined;
}

/** Databases: any court's decisions may be in them. */
const DATABASES = new Set(['WL', 'LEXIS']);
/** Federal courts with their own reporter (Bluebook T1.1). */
const SOLE = new Set([
  'T.C.',
  'T.C.M.',
  'B.T.A.',
  'Fed. Cl.',
  'Cl. Ct.',
  'Ct. Cl.',
  "Ct. Int'l Trade",
  'C.I.T.',
  'Vet. App.',
  'C.C.P.A.',
  'Cust. Ct.',
]);

const withoutSeries = (text: string): string => text.replace(/ ?(?:\d(?:d|th)|n\.s\.)$/, '').trim();

/** reporters-db marks hyphenated public-domain formats with the letter F. */
function neutralForm(editions: readonly Edition[]): ' ' | '-' | undefined {
  const found = editions.find((edition) => edition.reporter.type === 'neutral');
  return found && (found.forms.includes('F') ? '-' : ' ');
}

function knowledge(
  edition: Edition | undefined,
  abbreviation: string,
): Omit<ReporterKnowledge, 'neutral'> {
  const base = withoutSeries(abbreviation.replaceAll('’', "'"));
  const state = DATABASES.has(base)
    ? undefined
    : STATES.find(
        (one) =>
          base === one.abbreviation ||
          base.startsWith(`${one.abbreviation} `) ||
          (base.startsWith(one.abbreviation) && /^[A-Z]\.[A-Z]\.[A-Z]\.?$/.test(base)),
      );
  const reported =
    state &&
    edition &&
    edition.reporter.jurisdictions.length > 0 &&
    !edition.reporter.jurisdictions.includes(state.code)
      ? undefined
      : state;
  return {
    abbreviation,
    supremeCourt: edition !== undefined && isSupremeCourt(edition),
    state: reported?.code,
    highest: reported?.abbreviation === base,
    soleCourt: SOLE.has(base),
  };
}

/** Looks a reporter up by abbreviation, variation, or name; an unknown one is kept as it stands. */
export function reporterOf(printed: string): ReporterKnowledge {
  const wanted = fromFullName(printed) ?? printed;
  const found = index().get(key(wanted)) ?? [];
  const [first] = found;
  const agreed = first && found.every((edition) => edition.abbreviation === first.abbreviation);
  return { ...knowledge(first, agreed ? first.abbreviation : wanted), neutral: neutralForm(found) };
}
