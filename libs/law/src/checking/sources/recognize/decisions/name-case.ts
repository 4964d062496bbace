/** Abbreviations that keep their capitals in a party's name. */
const ACRONYMS = new Set(
  'ins sec ftc fcc nlrb epa irs fbi cia naacp aclu llc llp lp pllc usa eeoc ncaa fda fdic ibm ubs nfl nba nea afl cio faa fec ferc hud osha cftc cfpb uspto tva nrdc bmw ubs tsa dhs doj ii iii iv'.split(
    ' ',
  ),
);
const LOW = new Set('of the and for in on to by a an at de la v vs ex rel re et al'.split(' '));

/** `mcculloch` → `McCulloch`, `o'connor` → `O'Connor`, `smith-jones` → `Smith-Jones`. */
const raised = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:^|[-/&(“"])\p{L}/gu, (start) => start.toUpperCase())
    .replace(/^(?:Mc|O['’])\p{L}/u, (start) => start.slice(0, -1) + start.slice(-1).toUpperCase());

/** Business words that are printed with a period, which typing leaves out. */
const STOPPED = /^(?:co|corp|inc|ltd|bros|dept|bd)$/;

function wordCase(word: string, first: boolean): string {
  const bare = word.toLowerCase().replace(/[.,]/g, '');
  if (ACRONYMS.has(bare)) return word.toUpperCase();
  // Initials: "a.c.", "u.s.", "A&M".
  if (/^(?:\p{L}\.)+,?$/u.test(word) || /^\p{L}&\p{L}$/u.test(word)) return word.toUpperCase();
  if (STOPPED.test(word.toLowerCase())) return `${raised(word)}.`;
  if (!first && LOW.has(bare)) return word.toLowerCase();
  return raised(word);
}

/** Whether someone typed the name without capitals, or a form printed it in nothing else. */
const isUncased = (name: string): boolean => {
  const letters = name.replace(/\bv(?:s|ersus)?\b\.?|[^\p{L}]/giu, '');
  return (
    letters.length > 1 && (letters === letters.toLowerCase() || letters === letters.toUpperCase())
  );
};

/** A word of a caption, where capitals are design: `SCHMEISSER` → `Schmeisser`, `LLC` stays. */
export const nameWord = (word: string, first: boolean): string =>
  /\p{Lu}{2}/u.test(word) && word === word.toUpperCase() ? wordCase(word, first) : word;

/** `see`, `cf.`: words of the sentence in front of a name, which no name begins with. */
const SIGNAL = /^(?:see(?: also| generally)?|cf\.?|but see|accord|the case of)\s+(?=\S)/i;

/** `Brown v. BOARD of Education` is left alone; `brown v. board of education` gets its capitals. */
export function nameCase(given: string): string {
  const name = given.replace(SIGNAL, '');
  if (!isUncased(name) || /^[A-Z]{2,6}$/.test(name)) return name;
  let first = true;
  return name
    .split(' ')
    .map((word) => {
      const written = wordCase(word, first);
      first = /^v\.?$/i.test(word);
      return first ? 'v.' : written;
    })
    .join(' ')
    .replace(
      /^(In|Ex) (Re|Parte)\b/i,
      (_, one: string, two: string) =>
        `${one.charAt(0).toUpperCase()}${one.slice(1).toLowerCase()} ${two.toLowerCase()}`,
    );
}
