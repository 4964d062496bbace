import { plain } from '../reading/spans.js';
import type { Party } from '../understanding.js';
import { kindOfParty } from './names.js';

const HEAD = 3_000;
const TAIL = 2_500;

const FROM = /^[ \t]*(?:FROM|From):[ \t]*([^\n]{2,80})/m;
const TO = /^[ \t]*(?:TO|To):[ \t]*([^\n]{2,80})/m;
const DEAR = /^[ \t]*Dear[ \t]+([^\n:]{2,70}?)[ \t]*[:,][ \t]*$/m;
/** The name below the closing, with room left for a signature. */
const CLOSING =
  /^[ \t]*(?:Very truly yours|Sincerely(?: yours)?|Yours (?:very )?(?:truly|faithfully|sincerely)|Respectfully(?: yours| submitted)?|(?:Best|Kind) regards),?[ \t]*\n(?:[ \t]*\n)*[ \t]*(?:\/s\/[ \t]*)?([A-Z][^\n]{2,70})/im;

/** Who wrote a letter or a memorandum, and to whom. */
export function findCorrespondents(text: string): Party[] {
  const tailFrom = Math.max(0, text.length - TAIL);
  const head = text.slice(0, HEAD);
  return [
    party(FROM.exec(head), 0, 'Sender') ??
      party(CLOSING.exec(text.slice(tailFrom)), tailFrom, 'Sender'),
    party(TO.exec(head), 0, 'Addressee') ?? party(DEAR.exec(head), 0, 'Addressee'),
  ].filter((found) => found !== null);
}

function party(match: RegExpExecArray | null, offset: number, role: string): Party | null {
  const printed = match?.[1]?.trimEnd();
  if (!match || !printed || /^(?:Sir|Madam|Counsel|Colleague)/.test(printed)) return null;
  const start = offset + match.index + match[0].lastIndexOf(printed);
  const name = plain(printed).replace(/,$/, '');
  return {
    name,
    role,
    kind: kindOfParty(name, null),
    description: null,
    start,
    end: start + printed.length,
  };
}
