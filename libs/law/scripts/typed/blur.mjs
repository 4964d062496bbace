import { mistyped, respelled, shortened } from './loosen.mjs';

const FREE = new Set(['url']);
const SPELLED = new Set(['rep', 'journal', 'code', 'par']);
const LONG = new Set(['name', 'journal', 'code', 'doc', 'court', 'pub', 'paper']);
const ENTRY = /^[\s,.;:-]+/;

/** What typing leaves out or changes, over the whole text. */
export function blur(pieces, random, without = '') {
  const some = (share, kind) => random.chance(share) && kind !== without;
  let noisy = pieces.filter(({ text }) => text !== '');
  if (noisy[0]?.label === 'O') noisy[0].text = noisy[0].text.replace(ENTRY, '');
  const each = (change, skip = FREE) => {
    noisy = noisy.map((piece) =>
      skip.has(piece.label) ? piece : { ...piece, text: change(piece.text, piece.label) },
    );
  };
  const those = (labels, change) =>
    each((text, label) => (labels.has(label) ? change(text, random) : text));
  if (some(0.12, 'respelled')) those(SPELLED, respelled);
  if (some(0.06, 'shortened')) those(LONG, shortened);
  if (some(0.04, 'mistyped')) those(LONG, mistyped);
  if (some(0.1, 'brackets'))
    each((text, label) => (label === 'O' ? text.replace(/[()]/g, '') : text));
  if (random.chance(0.14)) each((text) => text.replace(/(?<=[A-Za-z])\.(?!\d)/g, ''));
  else if (random.chance(0.08))
    each((text) => text.replace(/\.(?= ?[A-Z])/g, '. ').replace(/ {2}/g, ' '));
  if (random.chance(0.26)) each((text) => text.toLowerCase());
  else if (random.chance(0.02)) each((text) => text.toUpperCase());
  if (random.chance(0.16))
    each((text, label) => (label === 'O' ? text.replace(/[,;](?= )/g, '') : text));
  if (random.chance(0.1)) each((text) => text.replaceAll('§ ', '§').replaceAll('. ', '.'));
  if (random.chance(0.3)) each((text) => text.replace(/(\d)-(\d)/g, '$1–$2'));
  if (random.chance(0.3)) each((text) => text.replaceAll("'", '’'));
  if (random.chance(0.05))
    noisy.unshift({
      text: random.pick([
        'see ',
        'See ',
        'cite: ',
        'See also ',
        'citation for ',
        'cite for ',
        'the case ',
        'cf. ',
        'please cite ',
        'need cite ',
      ]),
      label: 'sig',
    });
  const last = noisy.at(-1);
  if (random.chance(0.25) && last && !/[.]$/.test(last.text)) noisy.push({ text: '.', label: 'O' });
  return noisy.filter(({ text }) => text !== '');
}
