import { courtById, courtFromText, DISTRICT_SIDES } from '@casewright/law/citations';

export const COURT = /\b(?:COURT|Court|court|TRIBUNAL|Tribunal)\b/;
const VERSUS = /\s(?:v|vs|versus)\.?\s/i;
const LONGEST = 200;

/** `S.D.`, `Southern District`: the part of a state that a federal district court sits for. */
function sideOf(heading: string): string | undefined {
  const letter = /\b([NSEWMC])\.\s?D\./.exec(heading)?.[1];
  const word = /\b(northern|southern|eastern|western|middle|central) district\b/i.exec(
    heading,
  )?.[1];
  return letter ? DISTRICT_SIDES[letter] : word?.toLowerCase();
}

/** A federal circuit is named as one of the United States, with its ordinal. */
const fitsCircuit = (name: string, heading: string): boolean => {
  const ordinal = /\b(\w+) Circuit\b/.exec(name)?.[1] ?? '';
  return (
    new RegExp(`\\b${ordinal}\\b[\\s\\S]{0,20}\\bcircuit\\b`, 'i').test(heading) &&
    /\bunited states\b|\bU\.\s?S\.|circuit court of appeals/i.test(heading)
  );
};

/**
 * Whether a court that a heading was taken for can be it. Its kind, its place and, of a federal
 * court, its circuit or district have to be in the caption: a near miss is no court.
 */
function fits(id: string, heading: string, caption: string): boolean {
  const court = courtById(id);
  if (!court || id === 'usdistct') return false;
  if (/appeal|appellate/i.test(heading) !== /appeal|appellate/i.test(court.name)) return false;
  if (/supreme/i.test(court.name) && !/supreme/i.test(heading)) return false;
  if (/^ca\d+$/.test(id)) return fitsCircuit(court.name, heading);
  const side = DISTRICT_SIDES[/^([NSEWMC])\.D\./.exec(court.citation)?.[1] ?? ''];
  if (side && side !== sideOf(heading)) return false;
  if (court.system !== 'state') return true;
  return caption.toLowerCase().includes(court.location.toLowerCase());
}

/** A line that continues: `SUPREME COURT OF THE` is no court yet. */
const INCOMPLETE = /^\s*$|\b(?:of|for|the|at|in)\s*$/i;

/** Runs of lines that may be one heading, likeliest first. */
const headings = (lines: string[], at: number): string[] =>
  [
    [at, at + 1],
    [at, at + 2],
    [at, at + 3],
    [at - 1, at + 2],
    [at, at + 4],
  ].map(([from = 0, to]) =>
    lines
      .slice(Math.max(0, from), to)
      .filter((line) => !/\d{4}/.test(line))
      .join(' ')
      .replace(/^\s*IN THE\s+/i, '')
      .slice(0, LONGEST),
  );

/** The courts-db id of the court that a caption is headed with. */
export function captionCourt(lines: string[], year: number | undefined): string | undefined {
  const filled = lines.filter((line) => line !== '' && !VERSUS.test(line));
  const caption = filled.join(' ');
  const named = filled.flatMap((line, at) => (COURT.test(line) ? headings(filled, at) : []));
  for (const heading of named.slice(0, 15)) {
    if (INCOMPLETE.test(heading)) continue;
    const id = courtFromText(heading, year);
    if (id && fits(id, heading, caption)) return id;
  }
  return undefined;
}
