import type { Paragraph } from '../../text/reading.js';
import type { DocumentRule, Match } from '../rule.js';

/** Words in brackets that say what is still to be put there, and lines of a form. */
const OPEN =
  /\[(?:insert|add|fill in|cite(?! as)|citation|authority|record|date|name|amount|address|court|county|state|number|party|title|tk|tbd|tbc|to come|to be (?:determined|inserted|completed|supplied|confirmed)|check|confirm|xx+|[*\s]{0,12}[_•●][_•●*\s]{0,80})(?:[ :][^\][]{0,80})?\]|\b(?:TBD|TK|TKTK|XXX+)\b|\?\?\?+|(?<![\w_])_{2,}(?![\w_])/gi;
/** A page that a reporter has yet to give: `592 U.S. ___`. */
const OF_REPORTER =
  /(?:(?:\b\d+|_)\s(?:[A-Z][\w.']*\s){1,3}(?:at\s)?|\b(?:U\.\s?S\.|S\.\s?Ct\.),?\sat\s|\bn\.\s|_,\s)$/;
const BEFORE_REPORTER = /^\s(?:[A-Z][\w.']*\s){1,3}(?:at\s)?[_\d]/;
/** Lines for signatures, initials, and dates are meant to be empty. */
const TO_BE_SIGNED =
  /(?:\b(?:by|name|title|dated?|signed?|signature|its|witness|attest|initials?|seal|notary|print(?:ed)?|s\/|no\.?|case no\.?|index no\.?|this)[\s:/.]*|\n\s*|^\s*)$/i;
/** In a record citation a blank is a page that is missing: `(R. at __.)`. */
const OF_RECORD = /\b(?:R\.|Tr\.|App\.|J\.A\.|Ex\.|Doc\.|Dep\.|Decl\.|Aff\.|¶)\s(?:at\s)?$/;

const PLAIN_NOUN =
  /^\[(?:add|citation|authority|record|date|name|amount|address|court|county|state|number|party|title|check|confirm)[ :\]]/i;
const FORM_FIELD = /^\[(?:Date|Name|Amount|Address)\]$|\b(?:here|needed|tk)\b/;

interface Place {
  start: number;
  words: string;
}

export const openPlace: DocumentRule<Place[]> = {
  id: 'open-place',
  name: 'Place left open',
  family: 'mechanics',
  severity: 'high',
  why: 'What was to be filled in before filing or signing is still open.',
  source: 'Garner, The Redbook, on proofreading',
  documents: ['brief', 'contract', 'client-letter', 'demand-letter', 'memo', 'other'],
  matches: [
    'The witness saw the light, and the hearing is on [[TBD]] in Reno.',
    'She said so twice. (R. at [[__]].)',
  ],
  passes: ['See Hale v. Pruitt, 592 U.S. ___, 140 S. Ct. 21 (2021).'],
  collect: ({ text }: Paragraph) =>
    [...text.matchAll(OPEN)].flatMap((match) => {
      const [words] = match;
      const before = text.slice(Math.max(0, match.index - 30), match.index);
      const after = text.slice(match.index + words.length, match.index + words.length + 20);
      return isLeftOpen(words, before, after) ? [{ start: match.index, words }] : [];
    }),
  check: (parts) => {
    const first = new Map<string, Match & { count: number }>();
    for (const { at, found } of parts) {
      for (const { start, words } of found) {
        const key = words.startsWith('_') ? '_' : words.toLowerCase();
        const known = first.get(key);
        if (known) known.count++;
        else
          first.set(key, {
            start: at + start,
            end: at + start + words.length,
            remark: 'This is still to be filled in.',
            count: 1,
          });
      }
    }
    return [...first.values()].map(({ count, ...match }) => {
      if (count === 1) return match;
      const others = count === 2 ? '1 other place' : `${count - 1} other places`;
      return { ...match, remark: `This is still to be filled in, as in ${others}.` };
    });
  },
};

function isLeftOpen(words: string, before: string, after: string): boolean {
  // In someone's words, these in brackets are an editor's.
  if (PLAIN_NOUN.test(words)) return words === words.toUpperCase() || FORM_FIELD.test(words);
  if (/^(?:TBD|TK|XXX)/i.test(words)) return words === words.toUpperCase();
  if (!words.startsWith('_')) return true;
  if (OF_RECORD.test(before)) return true;
  return !OF_REPORTER.test(before) && !BEFORE_REPORTER.test(after) && !TO_BE_SIGNED.test(before);
}
