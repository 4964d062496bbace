import { courtById, courtFromText, parseCitation } from '@casewright/law/citations';
import type { Reading, Recognized } from '../../recognized.js';
import { dateOf } from './decision-item.js';
import { nameCase } from './name-case.js';

/** Words that name a place in a law, never a party. */
const LAW_WORD =
  /\b(?:section|sec|article|art|clause|amendment|rule|code|act|statute|id|ibid|supra|infra)\b/i;
/** A decision known by a word or two ("Twombly"), longer texts are prose. */
const WORDS_OF_A_SHORT_NAME = 6;
const PLAIN_NAME = /^[\p{L}\p{N}&.,'’\- ]+$/u;
const YEAR_AT_END = /^(?!.*\bNos?\.\s*\d+$)(.*\D)[\s,(]+((?:1[6-9]|20)\d\d)\)?\.?$/;

/** "… supreme court 1954", "(9th Cir.)" after a name. */
function splitCourt(name: string, year: number | undefined): { name: string; court?: string } {
  const bracket = /^(.+?)\s*\(([^()]+)\)$/.exec(name);
  if (!bracket?.[1] || !bracket[2]) return { name };
  const court = courtFromText(bracket[2].replace(/[\s,]*\d{4}$/, ''), year);
  return court ? { name: bracket[1], court } : { name };
}

/** A case name without a citation: "brown v. board of education 1954", "In re Gault", "Twombly". */
export function readName({ line, hint }: Reading): Recognized | undefined {
  if (line.length > 300) return undefined;
  const dated = YEAR_AT_END.exec(line);
  const parsed = parseCitation(line);
  const versus =
    parsed?.plaintiff !== undefined ||
    /^(?:in re|ex parte|(?:in the )?matter of|estate of)\b/i.test(line);
  const tentative = !versus && isShortName(line, hint);
  if (!versus && !tentative) return undefined;
  const year = parsed?.year ?? (dated?.[2] ? Number(dated[2]) : undefined);
  const named = splitCourt((dated?.[1] ?? line).trim().replace(/[,(.;:]+$/, ''), year);
  const name = versus && parsed?.caseName && !named.court ? parsed.caseName : named.name;
  const issued = dateOf(year);
  const authority = named.court ? courtById(named.court)?.name : undefined;
  return {
    kind: 'case',
    item: {
      type: 'legal_case',
      title: nameCase(name.replace(/\s+(?:v|vs|versus|against)\.?\s+/i, ' v. ')),
      ...(authority ? { authority } : {}),
      ...(issued ? { issued } : {}),
    },
    implied: [],
    ...(named.court ? { court: named.court } : {}),
    ...(tentative ? { tentative } : {}),
    doubts: [],
    others: 0,
  };
}

const isShortName = (line: string, hint: Reading['hint']): boolean =>
  hint === 'case' &&
  !LAW_WORD.test(line) &&
  PLAIN_NAME.test(line) &&
  /\p{L}{2}/u.test(line) &&
  line.split(' ').length <= WORDS_OF_A_SHORT_NAME;
