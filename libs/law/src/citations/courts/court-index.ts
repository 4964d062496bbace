import { type CourtNames, courts } from './table.js';
import { courtWords } from './words.js';

export interface Named {
  court: CourtNames;
  words: string[];
}

/** Courts by the words of their names. */
export interface Index {
  exact: Map<string, CourtNames[]>;
  /** Names with a gap (`*`), and the first words by which they are found. */
  gapped: Named[];
  /** For each word the names that contain it. */
  byWord: Map<string, Named[]>;
  longest: number;
}

function add(made: Index, court: CourtNames, name: string): void {
  const words = courtWords(name);
  if (words.length === 0) return;
  if (words.includes('*')) {
    made.gapped.push({ court, words });
    return;
  }
  const key = words.join(' ');
  const list = made.exact.get(key);
  if (list?.includes(court)) return;
  if (list) list.push(court);
  else made.exact.set(key, [court]);
  made.longest = Math.max(made.longest, words.length);
  const named = { court, words };
  for (const word of new Set(words)) {
    const names = made.byWord.get(word);
    if (names) names.push(named);
    else made.byWord.set(word, [named]);
  }
}

let index: Index | undefined;

/** Made when it is first asked for. */
export function courtIndex(): Index {
  index ??= build();
  return index;
}

function build(): Index {
  const made: Index = { exact: new Map(), gapped: [], byWord: new Map(), longest: 0 };
  for (const court of courts()) {
    for (const name of [court.name, ...court.aliases]) add(made, court, name);
  }
  return made;
}
