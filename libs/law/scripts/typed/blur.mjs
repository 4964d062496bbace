const FREE = new Set(['url']);
const ENTRY = /^[\s,.;:-]+/;

/** What typing leaves out or changes, over the whole text. */
export function blur(pieces, random) {
  let noisy = pieces.filter(({ text }) => text !== '');
  if (noisy[0]?.label === 'O') noisy[0].text = noisy[0].text.replace(ENTRY, '');
  const each = (change, skip = FREE) => {
    noisy = noisy.map((piece) =>
      skip.has(piece.label) ? piece : { ...piece, text: change(piece.text, piece.label) },
    );
  };
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
  if (random.chance(0.04))
    noisy.unshift({
      text: random.pick(['see ', 'See ', 'cite: ', 'See also ', 'citation for ']),
      label: 'sig',
    });
  const last = noisy.at(-1);
  if (random.chance(0.25) && last && !/[.]$/.test(last.text)) noisy.push({ text: '.', label: 'O' });
  return noisy.filter(({ text }) => text !== '');
}
