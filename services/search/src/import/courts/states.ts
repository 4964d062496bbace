/** States and territories with the abbreviation that citations use (Bluebook T10). */
export const STATES: Readonly<Record<string, string>> = {
  Alabama: 'Ala.',
  Alaska: 'Alaska',
  Arizona: 'Ariz.',
  Arkansas: 'Ark.',
  California: 'Cal.',
  Colorado: 'Colo.',
  Connecticut: 'Conn.',
  Delaware: 'Del.',
  'District of Columbia': 'D.C.',
  Florida: 'Fla.',
  Georgia: 'Ga.',
  Guam: 'Guam',
  Hawaii: 'Haw.',
  Idaho: 'Idaho',
  Illinois: 'Ill.',
  Indiana: 'Ind.',
  Iowa: 'Iowa',
  Kansas: 'Kan.',
  Kentucky: 'Ky.',
  Louisiana: 'La.',
  Maine: 'Me.',
  Maryland: 'Md.',
  Massachusetts: 'Mass.',
  Michigan: 'Mich.',
  Minnesota: 'Minn.',
  Mississippi: 'Miss.',
  Missouri: 'Mo.',
  Montana: 'Mont.',
  Nebraska: 'Neb.',
  Nevada: 'Nev.',
  'New Hampshire': 'N.H.',
  'New Jersey': 'N.J.',
  'New Mexico': 'N.M.',
  'New York': 'N.Y.',
  'North Carolina': 'N.C.',
  'North Dakota': 'N.D.',
  'Northern Mariana Islands': 'N. Mar. I.',
  Ohio: 'Ohio',
  Oklahoma: 'Okla.',
  Oregon: 'Or.',
  Pennsylvania: 'Pa.',
  'Puerto Rico': 'P.R.',
  'Rhode Island': 'R.I.',
  'South Carolina': 'S.C.',
  'South Dakota': 'S.D.',
  Tennessee: 'Tenn.',
  Texas: 'Tex.',
  Utah: 'Utah',
  Vermont: 'Vt.',
  'Virgin Islands': 'V.I.',
  'West Virginia': 'W. Va.',
  Virginia: 'Va.',
  Washington: 'Wash.',
  Wisconsin: 'Wis.',
  Wyoming: 'Wyo.',
};

const PATTERNS = Object.keys(STATES).map((name) => ({
  name,
  pattern: new RegExp(`\\b${name}\\b`, 'i'),
}));

/** The state that a court's name mentions; `Hawai‘i` counts. */
export function stateIn(text: string): string | undefined {
  const plain = text
    .replace(/[‘’ʻ'`]/g, '')
    .replace(/Washington,? D\.? ?C\.?/gi, 'District of Columbia');
  return PATTERNS.find(({ pattern }) => pattern.test(plain))?.name;
}
