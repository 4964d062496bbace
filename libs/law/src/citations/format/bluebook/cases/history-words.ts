/** Explanatory phrases (Bluebook T8, Indigo T14); a phrase of the table itself is kept as it is. */
const PHRASES = new Map([
  ['acquiesced', 'acq.'],
  ['affirmed', "aff'd"],
  ['affirmed by an equally divided court', "aff'd by an equally divided court"],
  ['affirmed in part', "aff'd in part"],
  ['affirmed in part, reversed in part', "aff'd in part, rev'd in part"],
  ['affirmed mem.', "aff'd mem."],
  ['affirmed on other grounds', "aff'd on other grounds"],
  ['affirmed on rehearing', "aff'd on reh'g"],
  ['affirmed per curiam', "aff'd per curiam"],
  ['affirming', "aff'g"],
  ['certiorari denied', 'cert. denied'],
  ['certiorari dismissed', 'cert. dismissed'],
  ['certiorari granted', 'cert. granted'],
  ['petition for certiorari filed', 'petition for cert. filed'],
  ['probable jurisdiction noted', 'prob. juris. noted'],
  ['rehearing denied', "reh'g denied"],
  ['rehearing granted', "reh'g granted"],
  ['reversed', "rev'd"],
  ['reversed in part', "rev'd in part"],
  ['reversed on other grounds', "rev'd on other grounds"],
  ['reversed per curiam', "rev'd per curiam"],
  ['reversing', "rev'g"],
]);

/** Phrases that run on into the next case without a comma: `overruled by`, `aff'g`. */
const RUNS_ON = /(?:\bby|'g|ing|\bto|\bfrom|questions to)$/;

interface HistoryPhrase {
  text: string;
  comma: boolean;
  /** It names what another case did, so that case is named too: `overruled by`. */
  namesCase: boolean;
}

/** `Affirmed,` → `aff'd` with its comma. */
export function historyPhrase(relation: string): HistoryPhrase {
  const said = relation
    .replaceAll('’', "'")
    .replace(/<[^<>]*>/g, '')
    .replace(/(?<![,\s])[,\s]+$/, '')
    .trim();
  const text = PHRASES.get(said.toLowerCase()) ?? said;
  return { text, comma: !RUNS_ON.test(text), namesCase: /\bby$/.test(text) };
}
