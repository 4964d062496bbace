import { cased } from '../../recognize/cased.js';

const DOES =
  'concurring in part and dissenting in part|concurring in the judgment|concurring in part|dissenting in part|concurring|dissenting|plurality';
const NAME = String.raw`(?<name>\p{L}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+)?)`;
const TITLE = String.raw`(?<title>(?:chief\s+)?(?:justice|judge)\s+)`;
const FORMS = [
  // Justice Brandeis concurring
  new RegExp(`^\\(?(?:opinion of\\s+)?${TITLE}${NAME}(?:['’]s)?,?\\s+(?<does>${DOES})\\)?$`, 'iu'),
  // Scalia, J., dissenting
  new RegExp(`^\\(?${NAME},?\\s+(?<title>C\\.?\\s?J|J)\\b\\.?,?\\s+(?<does>${DOES})\\)?$`, 'iu'),
  // dissent of Justice Harlan, concurring opinion of Justice Story
  new RegExp(
    `^\\(?(?:the\\s+)?(?<does>dissent(?:ing)?|concurrence|concurring)\\s*(?:opinion\\s+)?(?:of|by)?\\s+${TITLE}?${NAME}\\)?$`,
    'iu',
  ),
  // Justice Harlan's dissent
  new RegExp(
    `^\\(?${TITLE}?${NAME}['’]s\\s+(?<does>dissent(?:ing)?|concurr(?:ence|ing))(?:\\s+opinion)?\\)?$`,
    'iu',
  ),
  new RegExp(`^\\(?${NAME}\\s+(?<does>${DOES})\\)?$`, 'iu'),
];

/** `Justice Brandeis concurring` → `Brandeis, J., concurring` (Bluebook rule 10.6.1(a)). */
export function parentheticalOf(text: string): string {
  for (const form of FORMS) {
    const { name, title = '', does = '' } = form.exec(text)?.groups ?? {};
    if (!name) continue;
    const judge = /chief|^c/i.test(title) ? 'C.J.' : 'J.';
    const word = does
      .toLowerCase()
      .replace(/^dissent$/, 'dissenting')
      .replace(/^plurality$/, 'plurality opinion')
      .replace(/^concurrence$/, 'concurring');
    return `${cased(name)}, ${judge}, ${word}`;
  }
  return text.replace(/^\((.*)\)$/s, '$1');
}
