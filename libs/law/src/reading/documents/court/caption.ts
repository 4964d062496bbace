import type { TextSpan } from '../../extracted-text.js';
import { kindOfParty, proseName } from '../parties/names.js';
import type { Line } from '../reading/lines.js';
import type { Party } from '../understanding.js';
import { captionParties } from './caption-parties.js';
import { findCourt } from './court-line.js';
import type { Caption } from './court-matter.js';
import { findJudges } from './judges.js';

/** Characters in which a caption stands. */
const HEAD = 6_000;

const DOCKET =
  /\b(?:(?:Case|Civil Action|Civil Case|Civil|Criminal|Crim\.|Docket|Index|Cause|Record|Adversary|Misc\.|Court of Appeals|Supreme Court|Appeal|File)\s{0,3})?(?:No|Nos|Number|NO|NOS)\.?\s{0,3}:?\s{0,3}([A-Z0-9][\w:–-]{0,30}\d[\w:/–-]*(?:\s?\([A-Z0-9]{1,6}\))*)|\bCase\s{1,2}(\d{1,2}:\d{2}-[\w-]+)|(?<!\b(?:DC|D\.C\.|Originating) )\bDocket\s?#:?\s?([\w:-]{0,12}\d)\b/g;
/** What a court's filing system prints at the top of each page. */
const STAMP = /^\s*(?:Case|Appeal|USCA\w* Case):?\s(?:No\. )?(\d{2}-\d{2,6})\b/;

/** Court, docket numbers, parties, and judges, as the head of a court paper prints them. */
export function readCaption(
  text: string,
  lines: readonly Line[],
): { caption: Caption; parties: Party[] } {
  const head = text.slice(0, HEAD);
  const court = findCourt(lines.filter(({ start }) => start < HEAD));
  const { sides, parties } = captionParties(text, lines);
  return {
    caption: {
      court,
      dockets: findDockets(head),
      judges: findJudges(text, head),
      caseName: sides.length > 0 ? sides.map(proseName).join(' v. ') : null,
    },
    parties: parties.map((party) => ({ ...party, kind: kindOfParty(party.name, null) })),
  };
}

function findDockets(head: string): Caption['dockets'] {
  const found: (TextSpan & { number: string })[] = [];
  const body =
    /\b(?:PER CURIAM|delivered the opinion|Respectfully|INTRODUCTION|BACKGROUND)\b/.exec(head)
      ?.index ?? head.length;
  for (const match of head.slice(0, Math.max(body, 500)).matchAll(DOCKET)) {
    const number = (match[1] ?? match[2] ?? match[3]!).replace(/[,.–-]+$/, '');
    if (/^\d{1,2}$/.test(number) && /\bcl\./.test(match[0])) continue;
    if (found.some((each) => each.number === number) || found.length >= 6) continue;
    const start = match.index + match[0].indexOf(number);
    found.push({ start, end: start + number.length, number });
  }
  return found.length > 0 ? found : stamped(head);
}

function stamped(head: string): Caption['dockets'] {
  const match = STAMP.exec(head);
  if (!match) return [];
  const number = match[1]!;
  const start = match[0].lastIndexOf(number);
  return [{ start, end: start + number.length, number }];
}
