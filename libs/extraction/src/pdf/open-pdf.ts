import { getDocumentProxy } from 'unpdf';
import { Refusal } from '../refusal.js';
import type { Pdf } from './read-page.js';

/** Nothing is evaluated, fetched, or drawn. */
const OPTIONS = {
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  enableXfa: false,
  useWorkerFetch: false,
  useWasm: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  /** Pixels: a letter page in 600 dots an inch. A larger image is left out. */
  maxImageSize: 36_000_000,
  verbosity: 0,
} as const;

export async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (error) {
    const password = error instanceof Error && error.name === 'PasswordException';
    throw password ? new Refusal('encrypted') : new Refusal('corrupt', 'a PDF');
  }
}
