/** The part of word-extractor (no types of its own) that is used here. */
declare module 'word-extractor' {
  interface TextOptions {
    /** Whether curly quotes, dashes, and the like become ASCII; they do unless told otherwise. */
    filterUnicode?: boolean;
  }
  interface WordDocument {
    getBody(options?: TextOptions): string;
    getFootnotes(options?: TextOptions): string;
    getEndnotes(options?: TextOptions): string;
    getAnnotations(options?: TextOptions): string;
    getTextboxes(options?: TextOptions): string;
  }
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordDocument>;
  }
}
