/** An image of a PDF as pdf.js has decoded it. */
export interface DecodedImage {
  width: number;
  height: number;
  /** 1: a bit for each pixel, rows filled to bytes, 1 is white; 2: RGB; 3: RGBA. A mask has none. */
  kind?: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Gray from 0, black, to 255, white; what is transparent shows what is beneath. */
export type Sampler = (x: number, y: number, beneath: number) => number;

/** How to read an image's pixels; null for a kind that is not known. */
export function samplerOf(image: DecodedImage, isMask: boolean): Sampler | null {
  const { width, kind, data } = image;
  if (isMask || kind === 1) {
    const stride = (width + 7) >> 3;
    const white = isMask ? null : 255;
    // A mask paints, mostly in black, where its bit is 0.
    return (x, y, beneath) =>
      (data[y * stride + (x >> 3)]! >> (7 - (x & 7))) & 1 ? (white ?? beneath) : 0;
  }
  if (kind === 2) {
    return (x, y) => {
      const at = (y * width + x) * 3;
      return gray(data[at]!, data[at + 1]!, data[at + 2]!);
    };
  }
  if (kind !== 3) return null;
  return (x, y, beneath) => {
    const at = (y * width + x) * 4;
    const opaque = data[at + 3]! / 255;
    return gray(data[at]!, data[at + 1]!, data[at + 2]!) * opaque + beneath * (1 - opaque);
  };
}

/** Luma of ITU-R BT.601. */
const gray = (red: number, green: number, blue: number): number =>
  (red * 299 + green * 587 + blue * 114) / 1_000;
