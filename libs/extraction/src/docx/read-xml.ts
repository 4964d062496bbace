import { SaxesParser } from 'saxes';
import { Refusal } from '../refusal.js';

/** Attributes by their local names: documents choose their own prefixes. */
export type Attributes = Readonly<Record<string, string>>;

export interface XmlVisitor {
  open(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Word nests tables in tables; beyond this a document was made to exhaust its reader. */
const DEEPEST = 400;

/**
 * Walks a part's elements by their local names. No document type is accepted, so no entity can be
 * declared, expanded or fetched.
 *
 * @throws Refusal unsafe for a document type, corrupt for what is not XML
 */
export async function readXml(part: AsyncIterable<Buffer>, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser({ fragment: false });
  let depth = 0;
  parser.on('doctype', () => {
    throw new Refusal('unsafe');
  });
  parser.on('error', () => {
    throw new Refusal('corrupt', 'a Word document');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Refusal('too-much-content');
    visitor.open(local(name), localized(attributes as Record<string, string>));
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    visitor.close?.(local(name));
  });
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const chunk of part) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  if (decoder) parser.write(decoder.decode()).close();
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

function localized(attributes: Record<string, string>): Attributes {
  const result: Record<string, string> = {};
  for (const name of Object.keys(attributes)) result[local(name)] = attributes[name]!;
  return result;
}

/** XML is in UTF-8 unless a byte order mark says otherwise; Office writes nothing else. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Whether a switch like `<w:vanish/>` is on: present and not `false`. */
export const isOn = ({ val }: Attributes): boolean => !['0', 'false', 'off'].includes(val ?? '1');
