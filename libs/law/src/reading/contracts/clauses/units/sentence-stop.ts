/** Abbreviations of contracts that come before a name or a number and so end no sentence. */
const ABBREVIATIONS = new Set(
  'inc corp co ltd llc no nos sec art ch para vs v mr mrs ms dr st ave blvd rd ste e.g i.e u.s u.s.c c.f.r n.a l.p l.l.c p.o d.b.a a.m p.m etc approx jan feb mar apr jun jul aug sep sept oct nov dec ph al'.split(
    ' ',
  ),
);
/** Words that begin a sentence even after an abbreviation. */
const STARTERS =
  /^["“(]*(?:The|This|That|These|Those|If|In|Each|Either|Neither|Any|All|No|Upon|For|Except|Subject|Such|Notwithstanding|During|It|As|Both|Nothing|Party|Licensee|Licensor|Company|Supplier|Distributor|Consultant|Contractor|\d{1,2}(?:\.\d{1,2})+)\b/;

/** End of the sentence whose final mark is at `at`, or -1 if the mark ends nothing. */
export function sentenceStop(text: string, start: number, at: number): number {
  let end = at + 1;
  while (end < text.length && /["”’')\]]/.test(text[end]!)) end++;
  if (end >= text.length) return end;
  if (!/\s/.test(text[end]!)) return -1;
  const next = text.slice(end, end + 60).trimStart();
  if (next === '' || !/^[A-Z0-9"“‘'([§¶*•●_$]/.test(next)) return -1;
  return text[at] === '.' && !stopEnds(text, start, at, next) ? -1 : end;
}

function stopEnds(text: string, start: number, at: number, next: string): boolean {
  const word = /\S*$/.exec(text.slice(Math.max(start, at - 20), at))![0].replace(/^["“([]+/, '');
  const first = at - word.length <= start + 1;
  if (first && /^(?:\(?[a-z0-9ivx]{1,5}\)?|(?:\d{1,2}\.)*\d{1,2})$/i.test(word)) return false;
  if (/^(?:section|article|exhibit|schedule)$/i.test(word)) return false;
  if (/^\d{1,2}$/.test(word) && startsLine(text, at - word.length)) return false;
  const known = ABBREVIATIONS.has(word.toLowerCase()) || /^[A-Z](?:\.[A-Z])*$/.test(word);
  return !known || STARTERS.test(next);
}

function startsLine(text: string, at: number): boolean {
  let i = at;
  while (i > 0 && (text[i - 1] === ' ' || text[i - 1] === '\t')) i--;
  return i === 0 || text[i - 1] === '\n';
}
