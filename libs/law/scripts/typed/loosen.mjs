/** Words of names, reporters, and codes as hasty typing has them: shortened, written out, mistyped. */
const SERIES = { '2d': ['2nd', 'second', '2 d'], '3d': ['3rd', 'third', '3 d'], '4th': ['fourth'] };
/** What the first letters of reporters, journals, and courts stand for. */
const WHOLE = {
  'F.': ['Fed.', 'Fed', 'Federal'],
  'P.': ['Pac.', 'Pacific', 'Pac'],
  'A.': ['Atl.', 'Atlantic', 'Atl'],
  'N.E.': ['N. Eastern', 'North Eastern', 'Northeastern'],
  'N.W.': ['North Western', 'Northwestern', 'No. West.'],
  'S.E.': ['South Eastern', 'Southeastern'],
  'S.W.': ['South Western', 'Southwestern', 'So. West.'],
  'So.': ['Southern', 'South.'],
  'Supp.': ['Supplement', 'Sup.', 'Suppl.'],
  'Ct.': ['Court', 'Crt.'],
  'Rev.': ['Review', 'Rv.'],
  'L.': ['Law'],
  'J.': ['Journal', 'Jnl'],
  'Rptr.': ['Reporter', 'Rep.', 'Reptr.'],
  'App.': ['Appeals', 'Appellate', 'Apps.'],
  'Stat.': ['Statutes', 'Stats.', 'Statute'],
  'Ann.': ['Annotated', 'Anno.'],
};
const TOKEN = /(?:\p{L}\.)+(?=\s|\d|$)|\p{L}+\.?|\d+(?:d|th|nd|rd)\b/gu;

/** `F. Supp. 3d` → `Fed Sup 3rd`: each part spelled another way, at times. */
export const respelled = (text, r) =>
  text.replace(/(?<=\.)(?=\d)/g, ' ').replace(TOKEN, (part) => {
    const forms = WHOLE[part] ?? SERIES[part];
    return forms && r.chance(0.6) ? r.pick(forms) : part;
  });

/** `Commission` → `Comm.`: a long word cut short. */
export const shortened = (text, r) =>
  text.replace(/\p{L}{6,}/gu, (word) =>
    r.chance(0.35) ? `${word.slice(0, r.int(3, 5))}${r.pick(['.', '', '.'])}` : word,
  );

/** Two letters that changed places, one that is missing, one that is doubled. */
export function mistyped(text, r) {
  const words = [...text.matchAll(/\p{L}{5,}/gu)];
  if (words.length === 0) return text;
  const word = r.pick(words);
  const at = word.index + r.int(1, word[0].length - 2);
  const [one, other] = [text[at], text[at + 1]];
  const instead = r.pick([other + one, one, one + one + other]);
  return text.slice(0, at) + instead + text.slice(at + 2);
}
