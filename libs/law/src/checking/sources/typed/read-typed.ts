import { faults, leftOver } from './constraints.js';
import { decode, type Model } from './decode.js';
import { featuresOf } from './features.js';
import { type Field, fieldsOf } from './fields.js';
import { unpack } from './packed.js';
import { tokensOf } from './tokens.js';
import { TYPED_WEIGHTS } from './weights.generated.js';

/** The parts of a typed citation. */
export interface TypedReading {
  fields: Field[];
  /** How much likelier it is than the next reading; below `SURE` the user is asked. */
  margin: number;
  /** Rules of citations that it breaks. */
  faults: number;
  /** The next reading. */
  rival?: Field[];
  /** What the next reading takes another way, as labels. */
  unsure: string[];
  /** Words and numbers that belong to no part. */
  left: string[];
}

/** Readings that are looked at; the right one is nearly always among them. */
const READINGS = 12;
/** The margin of a reading that is right nineteen times in twenty. */
export const SURE = 10;
/** Tokens of the longest citation that is read: beyond, the text is prose. */
const LONGEST = 160;

let model: Model | undefined;

/** Reads the parts of a citation in any order and spelling; `undefined` for a longer text. */
export function readTyped(text: string): TypedReading | undefined {
  const tokens = tokensOf(text);
  if (tokens.length === 0 || tokens.length > LONGEST) return undefined;
  model ??= unpack(TYPED_WEIGHTS);
  const readings = decode(featuresOf(tokens), model, READINGS).map((reading) => ({
    ...reading,
    fields: fieldsOf(text, tokens, reading.labels),
    faults: faults(text, tokens, reading.labels),
  }));
  const [best, ...others] = readings.sort((a, b) => a.faults - b.faults || b.score - a.score);
  if (!best) return undefined;
  // Marks on this or that side of a border make no other reading.
  const rival = others.find(
    (each) => each.faults === best.faults && differing(best.fields, each.fields).length > 0,
  );
  return {
    fields: best.fields,
    faults: best.faults,
    ...(rival ? { rival: rival.fields } : {}),
    margin: rival ? best.score - rival.score : Infinity,
    left: leftOver(tokens, best.labels).map((token) => token.text),
    unsure: rival ? differing(best.fields, rival.fields) : [],
  };
}

const keyOf = ({ label, text }: Field): string => `${label} ${text.replace(/[\s.,;:()]/g, '')}`;

function differing(a: readonly Field[], b: readonly Field[]): string[] {
  const others = new Set(b.map(keyOf));
  return [...new Set(a.filter((field) => !others.has(keyOf(field))).map(({ label }) => label))];
}
