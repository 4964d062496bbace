/**
 * pdf.js hands over fonts with a method of array buffers that Node has from version 21 on; without
 * it, the list of a page's operators ends at its first font, before the images that follow.
 */
interface Transferable extends ArrayBuffer {
  transferToFixedLength?(length?: number): ArrayBuffer;
}

const buffers = ArrayBuffer.prototype as Transferable;

buffers.transferToFixedLength ??= function transferToFixedLength(this: ArrayBuffer, length) {
  if (length === undefined || length === this.byteLength) {
    return structuredClone(this, { transfer: [this] });
  }
  const moved = new Uint8Array(length);
  moved.set(new Uint8Array(this).subarray(0, length));
  return moved.buffer;
};
