import type { ExtractionLimits } from '../extraction.js';
import { NotesWriter } from '../notes-writer.js';
import { Refusal } from '../refusal.js';
import { RtfReader } from './rtf-reader.js';

/** A control word with its number, a character by its code, an escaped sign, a group's edge, or text. */
const TOKEN =
  /\\([a-z]{1,40})(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)|[\r\n]+|\\'?/giy;
/** More groups in one another than any program writes. */
const DEEPEST = 2_000;

/** Rich Text: body, then notes. Its pages are those that it has breaks for. */
export function readRtf(bytes: Buffer, limits: ExtractionLimits) {
  const reader = new RtfReader(new NotesWriter(limits));
  const source = bytes.toString('latin1');
  const pattern = new RegExp(TOKEN);
  let depth = 0;
  for (let token = pattern.exec(source); token; token = pattern.exec(source)) {
    const [, word, number, code, sign, edge, text] = token;
    if (edge === '{') {
      depth += 1;
      if (depth > DEEPEST) throw new Refusal('too-much-content');
      reader.openGroup();
    } else if (edge) {
      depth -= 1;
      reader.closeGroup();
      // What follows the document is none of it.
      if (depth <= 0) return reader.finish();
    } else if (word) {
      reader.control(word, number === undefined ? null : Number(number));
      if (word === 'bin') pattern.lastIndex += Math.max(0, Number(number ?? 0));
    } else if (code) reader.addText(String.fromCharCode(Number.parseInt(code, 16)));
    else if (sign && '{}\\'.includes(sign)) reader.addText(sign);
    else if (sign) reader.control(/[\r\n]/.test(sign) ? 'par' : sign, null);
    else if (text) reader.addText(text);
  }
  throw new Refusal('corrupt', 'a Rich Text (RTF) document');
}
