import { amounts } from '@casewright/law/writing';

/** What a clause may say without saying anything that nobody has said. */
export interface Known {
  /** Beginnings of the words of the draft and of the requirements. */
  words: ReadonlySet<string>;
  /** Beginnings of the words of the requirements alone. */
  asked: ReadonlySet<string>;
  /** Numbers and what they count, of the requirements alone. */
  amounts: ReadonlySet<string>;
  /** Words of the requirements alone, in lower case. */
  required: ReadonlySet<string>;
}

/**
 * @param draft the text of the draft
 * @param requirements all that the user has said
 */
export function knownWords(draft: string, requirements: string): Known {
  return {
    words: new Set([...stems(draft), ...stems(requirements)]),
    asked: new Set(stems(requirements)),
    amounts: new Set(amounts(requirements)),
    required: new Set(requirements.toLowerCase().match(/\p{L}+/gu)),
  };
}

/** Words that say nothing on their own. */
const SMALL = new Set(
  'a an the and of to in on at by for from with as that this these those it its their them they he she his her him you your we our us there which who whose whom what how is are was were be been being has have had do does did so such also then than when where while into upon under over between each any all other others same own if or not shall must may can will would should could among including include includes namely well about through per because therefore but yet both once'.split(
    ' ',
  ),
);

const LETTERS = 5;

/** The beginnings of the words that say something: `deliver` and `delivery` are one. */
export const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length > 1 && !SMALL.has(word))
    .map((word) => word.slice(0, LETTERS));

/** Whether a list is within another one, in its order, whatever comes between. */
export function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  for (const each of whole) if (each === part[at]) at++;
  return at === part.length;
}
