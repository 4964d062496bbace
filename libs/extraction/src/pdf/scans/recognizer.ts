import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Raster, toGrayMap } from './raster.js';
import { type RecognizedWord, readWords } from './read-words.js';

/** What is used of Tesseract's WebAssembly build. */
interface TesseractApi {
  Init(path: null, language: string, mode: number): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
  MeanTextConf(): number;
  Clear(): void;
}
interface TesseractModule {
  FS: { writeFile(path: string, data: Uint8Array): void };
  TessBaseAPI: new () => TesseractApi;
}
type OpenTesseract = (options: Record<string, unknown>) => Promise<TesseractModule>;

export interface RecognizedPage {
  words: RecognizedWord[];
  /** Tesseract's mean over the words, 0 to 100. */
  confidence: number;
}

const LANGUAGE = 'eng';
/** Tesseract's number for its neural reader alone. */
const LSTM_ONLY = 1;
const require = createRequire(import.meta.url);

/**
 * Tesseract, in this process and from the installation's own files: its usual wrapper would start a
 * thread, which the child may not, and would look for a cache and for the network.
 */
export class Recognizer {
  private constructor(
    private readonly module: TesseractModule,
    private readonly api: TesseractApi,
    private readonly watch: { onProgress: () => void },
  ) {}

  static async open(): Promise<Recognizer> {
    const watch = { onProgress: (): void => undefined };
    const open = require('tesseract.js-core/tesseract-core-simd-lstm.js') as OpenTesseract;
    const module = await open({
      TesseractProgress: () => watch.onProgress(),
      // The child's output is its answer.
      print: () => undefined,
      printErr: () => undefined,
    });
    module.FS.writeFile(`./${LANGUAGE}.traineddata`, await languageData());
    const api = new module.TessBaseAPI();
    if (api.Init(null, LANGUAGE, LSTM_ONLY) !== 0) throw new Error('Tesseract did not start.');
    return new Recognizer(module, api, watch);
  }

  /**
   * The words of a page's image. Takes seconds.
   *
   * @param onProgress called again and again meanwhile; what it throws ends the recognition
   */
  recognize(raster: Raster, dpi: number, onProgress: () => void): RecognizedPage {
    this.watch.onProgress = onProgress;
    this.module.FS.writeFile('/input', toGrayMap(raster));
    this.api.SetVariable('user_defined_dpi', String(Math.round(dpi)));
    if (this.api.SetImageFile(1, 0) !== 0) throw new Error('The image cannot be read.');
    this.api.Recognize(null);
    const page = { words: readWords(this.api.GetTSVText(0)), confidence: this.api.MeanTextConf() };
    this.api.Clear();
    return page;
  }
}

async function languageData(): Promise<Uint8Array> {
  const folder = join(require.resolve('@tesseract.js-data/eng/package.json'), '..');
  const packed = await readFile(join(folder, '4.0.0_best_int', `${LANGUAGE}.traineddata.gz`));
  return promisify(gunzip)(packed);
}
