/** The same bytes in pieces of `size`, the last one smaller. */
export async function* inChunks(
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let waiting = 0;
  for await (let piece of bytes) {
    while (waiting + piece.length >= size) {
      const fits = size - waiting;
      yield Buffer.concat([...held, piece.subarray(0, fits)]);
      piece = piece.subarray(fits);
      [held, waiting] = [[], 0];
    }
    if (piece.length > 0) held.push(piece);
    waiting += piece.length;
  }
  if (waiting > 0) yield Buffer.concat(held);
}
