import type { Line } from '../reading/lines.js';
import type { Party } from '../understanding.js';
import { locate, shortName } from './caption-side.js';

const SUBJECT =
  /^RE:?\s+(?:Case (?:No\.|Number:?) [\w:-]+,\s+)?([A-Z][^\n]{2,80}?)\s+vs?\.\s+([A-Z][^\n]{2,80}?)(?:,? et al\.?)?$/i;

/** A clerk's letter names the case in its subject line: `RE: Vale v. Oak Corp.` */
export function subjectOf(text: string, lines: readonly Line[]): Party[] {
  const line = lines.find((each) => each.start < 8_000 && SUBJECT.test(each.text));
  const match = line && SUBJECT.exec(line.text);
  if (!line || !match) return [];
  return [match[1]!, match[2]!].flatMap((name) => {
    const at = locate(text, name, line.start);
    return at
      ? [{ name, role: null, kind: 'organisation' as const, description: null, ...at }]
      : [];
  });
}

const IN_RE =
  /^(?:In re:?|In the (?:Matter|Interest|Estate) of:?|Matter of:?|Ex parte)\s+([A-Z][^\n]{2,90})$/i;

/** The one name of a case without two sides, as it is cited: `In re Brown`. */
export function inRe(head: readonly Line[]): string[] {
  const name = head.slice(0, 30).flatMap(({ text }) => IN_RE.exec(text)?.[1] ?? [])[0];
  return name ? [`In re ${shortName(name.replace(/[.,:)]+$/, ''))}`] : [];
}
