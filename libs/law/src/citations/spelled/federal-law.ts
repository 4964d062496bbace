import { CLAUSES, divisions, ORDINALS, roman, SECTION } from './divisions.js';

/** `to the Constitution` behind an amendment says nothing more. */
const TO_IT =
  /^\s+(?:to|of)\s+(?:the\s+)?(?:(?:u\.?\s?s\.?|united states|federal)\s+)?constitution(?:\s+of\s+the\s+united\s+states(?:\s+of\s+america)?)?/i;
/** `1331, 1332(a) and 1343`. */
const NUMBERS = String.raw`\d[\w.()-]*(?:(?:,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+)\d[\w.()-]*){0,6}`;

/** `us const amend 14 sec 1`, `14th Amendment`, `Commerce Clause`. */
export function federalConstitution(line: string): string[] {
  const named = /^(?:the\s+)?(.+?)\s+clause$/i.exec(line)?.[1];
  const clause = named && CLAUSES[named.toLowerCase()];
  if (clause) return [`U.S. Const. ${clause}`];
  const ordinal = new RegExp(
    `^(?:the\\s+)?(?:(\\d{1,2})(?:st|nd|rd|th)|(${[...ORDINALS].reverse().join('|')}))\\s+amendment\\b(.*)$`,
    'i',
  ).exec(line);
  if (ordinal) {
    const number = ordinal[1]
      ? Number(ordinal[1])
      : ORDINALS.indexOf(ordinal[2]!.toLowerCase()) + 1;
    if (number >= 1 && number <= 27)
      return [
        `U.S. Const. amend. ${roman(number)}${divisions((ordinal[3] ?? '').replace(TO_IT, '')).replace(/^\s*,?\s*(?=§)/, ', ')}`,
      ];
  }
  const constitution =
    /^(?:the\s+)?(?:u\.?\s?s\.?|united states|federal)\s+const(?:itution)?\b\.?,?\s*(.+)$/i.exec(
      line,
    );
  return constitution?.[1] ? [`U.S. Const. ${divisions(constitution[1])}`] : [];
}

/** `title 42, section 1983 of the United States Code`; `section 1910.134 of title 29 C.F.R.` */
export function federalCode(line: string): string[] {
  const codes = String.raw`(?:united states code|u\.?\s?s\.?\s?code|u\.?\s?s\.?\s?c\.?|code of federal regulations|c\.?\s?f\.?\s?r\.?)`;
  const titleFirst = new RegExp(
    `^title\\s+(\\d+),?\\s+(?:of the\\s+)?(?:(${codes}),?\\s+)?${SECTION}(\\d[\\w.()-]*),?\\s*(?:(?:of the\\s+)?(${codes}))?\\.?$`,
    'i',
  ).exec(line);
  const sectionFirst = new RegExp(
    `^(?:§+|sections?|sec\\.?)\\s*(${NUMBERS}),?\\s+(?:of\\s+)?title\\s+(\\d+),?\\s*(?:of the\\s+)?(${codes})\\.?$`,
    'i',
  ).exec(line);
  const [title, section, code] = titleFirst
    ? [titleFirst[1], titleFirst[3], titleFirst[2] ?? titleFirst[4]]
    : [sectionFirst?.[2], sectionFirst?.[1], sectionFirst?.[3]];
  if (!title || !section || !code) return [];
  const sections = section.split(/,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/);
  const place = sections.length > 1 ? `§§ ${sections.join(', ')}` : `§ ${section}`;
  return [`${title} ${/f/i.test(code.replace(/of/i, '')) ? 'C.F.R.' : 'U.S.C.'} ${place}`];
}
