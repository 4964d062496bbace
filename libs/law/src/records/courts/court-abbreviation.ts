import { abbreviationOf, stateIn } from './states.js';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
];
const NUMBERED = ['', '1st', '2d', '3d', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th'];

/** Whose highest court is called a court of appeals. */
const HIGHEST_IS_APPEALS = new Set(['New York', 'District of Columbia']);

/** Kinds of state courts by words in their names, the more particular first. */
const STATE_COURTS: readonly (readonly [words: RegExp, suffix: string])[] = [
  [/superior court.*(appellate|app\.) div/i, 'Super. Ct. App. Div.'],
  [/appellate div/i, 'App. Div.'],
  [/criminal appeals/i, 'Crim. App.'],
  [/civil appeals/i, 'Civ. App.'],
  [/special appeals/i, 'Ct. Spec. App.'],
  [/district courts? of appeal/i, 'Dist. Ct. App.'],
  [/appeals court/i, 'App. Ct.'],
  [/courts? of appeals?|appellate court|intermediate court of appeals/i, 'Ct. App.'],
  [/supreme (judicial )?court/i, ''],
  [/superior court/i, 'Super. Ct.'],
  [/chancery/i, 'Ch.'],
];

/**
 * How a citation's parenthetical would print the court with this name: `Supreme Court of
 * Pennsylvania` → `Pa.`; undefined where the name does not tell.
 */
export function courtAbbreviation(name: string): string | undefined {
  return federal(name) ?? stateCourt(name);
}

function federal(name: string): string | undefined {
  if (
    /supreme court of the united states|united states supreme court|^u\.?s\.? supreme court/i.test(
      name,
    )
  ) {
    return 'U.S.';
  }
  if (/circuit/i.test(name) && /appeals|circuit court|united states/i.test(name)) {
    const circuit = circuitIn(name);
    if (circuit) return circuit;
  }
  if (/board of tax appeals/i.test(name)) return 'B.T.A.';
  if (/united states tax court/i.test(name)) return 'T.C.';
  return districtCourt(name);
}

function districtCourt(name: string): string | undefined {
  const state = stateIn(name);
  if (
    !state ||
    !/district court/i.test(name) ||
    !/united states|u\.?s\.?|district of/i.test(name)
  ) {
    return undefined;
  }
  const side = /\b(northern|southern|eastern|western|middle|central) district\b/i.exec(name)?.[1];
  const place = abbreviationOf(state);
  const district = side ? `${side[0]!.toUpperCase()}.D.` : 'D.';
  // Initials stand close, words apart: `S.D.N.Y.`, `N.D. Cal.`
  return /^(?:[A-Z]\.)+$/.test(place) ? `${district}${place}` : `${district} ${place}`;
}

function circuitIn(name: string): string | undefined {
  if (/district of columbia circuit|d\.c\. circuit/i.test(name)) return 'D.C. Cir.';
  if (/federal circuit/i.test(name)) return 'Fed. Cir.';
  const at = ORDINALS.findIndex((word) => new RegExp(`\\b${word} circuit`, 'i').test(name));
  return at < 0 ? undefined : `${NUMBERED[at + 1]} Cir.`;
}

function stateCourt(name: string): string | undefined {
  const state = stateIn(name);
  const kind = STATE_COURTS.find(([words]) => words.test(name));
  if (!state || !kind) return undefined;
  if (HIGHEST_IS_APPEALS.has(state) && kind[1] === 'Ct. App.') return abbreviationOf(state);
  return `${abbreviationOf(state)} ${kind[1]}`.trim();
}
