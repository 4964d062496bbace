import { crc32, deflateRawSync } from 'node:zlib';
import type { Entry } from 'yauzl';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
const LOCAL_BYTES = 30;
const DEFLATE = 8;
/** Names are in UTF-8. */
const UTF8_FLAG = 0x0800;

interface Packed {
  name: Buffer;
  flags: number;
  method: number;
  modified: readonly [time: number, date: number];
  crc: number;
  data: Buffer;
  size: number;
}

/** A copy of a package: its parts as they are packed, but for those that are replaced, and new ones. */
export function copyPackage(
  bytes: Buffer,
  entries: readonly Entry[],
  replaced: ReadonlyMap<string, Buffer>,
): Buffer {
  const rest = new Map(replaced);
  const packed = entries.map((entry): Packed => {
    const part = rest.get(entry.fileName);
    rest.delete(entry.fileName);
    return part ? { ...asIs(bytes, entry), ...pack(part) } : asIs(bytes, entry);
  });
  for (const [name, part] of rest)
    packed.push({
      name: Buffer.from(name),
      flags: UTF8_FLAG,
      // The first day that the format knows: nothing of when it was made.
      modified: [0, 0x21],
      ...pack(part),
    });
  return join(packed);
}

function asIs(bytes: Buffer, entry: Entry): Packed {
  const at = entry.relativeOffsetOfLocalHeader;
  const start = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return {
    name: bytes.subarray(at + LOCAL_BYTES, at + LOCAL_BYTES + bytes.readUInt16LE(at + 26)),
    // Sizes are known, and stand before the data.
    flags: entry.generalPurposeBitFlag & UTF8_FLAG,
    method: entry.compressionMethod,
    modified: [entry.lastModFileTime, entry.lastModFileDate],
    crc: entry.crc32,
    data: bytes.subarray(start, start + entry.compressedSize),
    size: entry.uncompressedSize,
  };
}

function pack(part: Buffer): Pick<Packed, 'method' | 'crc' | 'data' | 'size'> {
  return { method: DEFLATE, crc: crc32(part), data: deflateRawSync(part), size: part.length };
}

function join(packed: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const each of packed) {
    const common = commonHeader(each);
    const local = [numbers([LOCAL_HEADER, 4]), common, numbers([0, 2]), each.name, each.data];
    locals.push(...local);
    const places = numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    centrals.push(numbers([CENTRAL_HEADER, 4], [20, 2]), common, places, each.name);
    offset += local.reduce((sum, { length }) => sum + length, 0);
  }
  const directory = Buffer.concat(centrals);
  const count = packed.length;
  const end = numbers([END, 4], [0, 4], [count, 2], [count, 2], [directory.length, 4]);
  return Buffer.concat([...locals, directory, end, numbers([offset, 4], [0, 2])]);
}

/** From the version needed to the length of the name, as both kinds of header have it. */
function commonHeader({ flags, method, modified, crc, data, size, name }: Packed): Buffer {
  const [time, date] = modified;
  return numbers(
    [20, 2],
    [flags, 2],
    [method, 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [data.length, 4],
    [size, 4],
    [name.length, 2],
  );
}

function numbers(...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) {
    buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}
