import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  data: string | Buffer;
  /** `data` is deflated already: what it unpacks to need not fit into memory. */
  deflated?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATE = 8;

/** A ZIP archive. */
export function makeZip(parts: ZipPart[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const raw = Buffer.from(part.data as string);
    const data = part.deflated ? raw : deflateRawSync(raw);
    const name = Buffer.from(part.name);
    const common = header(part.deflated ? 0 : crc32(raw), data.length, raw.length, name.length);
    const local = Buffer.concat([number(LOCAL, 4), common, number(0, 2), name, data]);
    locals.push(local);
    centrals.push(
      Buffer.concat([
        number(CENTRAL, 4),
        number(20, 2),
        common,
        number(0, 2),
        number(0, 2),
        number(0, 2),
        number(0, 2),
        number(0, 4),
        number(offset, 4),
        name,
      ]),
    );
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  return Buffer.concat([...locals, directory, end(parts.length, directory.length, offset)]);
}

/** From the version needed to the length of the name, as both kinds of header have it. */
function header(crc: number, packed: number, unpacked: number, nameLength: number): Buffer {
  return Buffer.concat([
    number(20, 2),
    number(0, 2),
    number(DEFLATE, 2),
    number(0, 4),
    number(crc, 4),
    number(packed, 4),
    number(unpacked, 4),
    number(nameLength, 2),
  ]);
}

function end(count: number, size: number, offset: number): Buffer {
  return Buffer.concat([
    number(END, 4),
    number(0, 4),
    number(count, 2),
    number(count, 2),
    number(size, 4),
    number(offset, 4),
    number(0, 2),
  ]);
}

function number(value: number, bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(bytes);
  if (bytes === 2) buffer.writeUInt16LE(value);
  else buffer.writeUInt32LE(value);
  return buffer;
}
