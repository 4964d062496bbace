import { JOURNAL_ROWS } from './journals.generated.js';

export interface Journal {
  abbreviation: string;
  name: string;
  variations: string[];
}

let cached: Journal[] | undefined;

/** Law reviews and journals (Bluebook T13 abbreviations), decoded on first use. */
export function journals(): Journal[] {
  cached ??= JOURNAL_ROWS.split('\n').map((row) => {
    const [abbreviation = '', name = '', ...variations] = row.split('\t');
    return { abbreviation, name, variations };
  });
  return cached;
}
