/** A day, and its year. Either may be unknown; a day that does not exist is. */
export interface DecisionDate {
  decided: string | null;
  year: number | null;
}

const OLDEST = 1600;

/** Reads `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, with or without a time after it. */
export function decisionDate(text: string | null, year: number | null): DecisionDate {
  const found = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?(?![\d])/.exec(text?.trim() ?? '');
  if (!found?.[1]) return { decided: null, year: plausible(year) };
  const written = plausible(Number(found[1]));
  if (written === null) return { decided: null, year: plausible(year) };
  const day = found[2] && found[3] ? found.slice(1, 4).join('-') : null;
  return { decided: day && exists(day) ? day : null, year: written };
}

/** Dates of the decision in the first lines of an opinion; those of argument and rehearing are others. */
const DECIDED =
  /(?:^|[\n.)\d] *)(?:Decided|DECIDED):?(?: on)? ((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\.? \d{1,2}, \d{4})/g;

/** The day, `YYYY-MM-DD`, on which an opinion says at its head that it was decided. */
export function decidedIn(opinion: string): string | null {
  const said = [...opinion.slice(0, 1_500).matchAll(DECIDED)].at(-1)?.[1];
  const date = new Date(`${said} UTC`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}

/**
 * The year that a citation of the case carries in itself, as `1955 U.S. LEXIS 1233`, `2008 WI App
 * 98` and `2019 WL 123456` do.
 */
export function yearOfCitations(citations: readonly string[]): number | null {
  for (const citation of citations) {
    // A reporter's series (`F.3d`) has a digit in its name: there the number is a volume.
    const year = /^((?:1[6-9]|20)\d{2}) [A-Z][A-Za-z.,' ]*? \d+(?:-U)?$/.exec(citation)?.[1];
    if (year) return plausible(Number(year));
  }
  return null;
}

function plausible(year: number | null): number | null {
  if (year === null || !Number.isInteger(year)) return null;
  return year >= OLDEST && year <= new Date().getUTCFullYear() + 1 ? year : null;
}

const exists = (day: string): boolean =>
  new Date(`${day}T00:00:00Z`).getUTCDate() === Number(day.slice(-2));
