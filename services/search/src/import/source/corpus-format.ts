import type { SourceCase } from '@casewright/law/records';
import type { Json } from './json-value.js';

/**
 * A format of JSON in which cases are published. A new one is a folder with one of these, and a line
 * in `CORPUS_FORMATS`.
 */
export interface CorpusFormat {
  /** Kept with an import: `cap`. */
  readonly name: string;
  /** As it is named among what can be imported. */
  readonly label: string;
  /** What a JSON value is; `auxiliary`: from the same publisher, but without cases. */
  detect(value: unknown): 'cases' | 'auxiliary' | undefined;
  /** The same for a record that is too long to be parsed, by the keys in its beginning. */
  detectKeys(has: (key: string) => boolean, isList: boolean): 'cases' | 'auxiliary' | undefined;
  /** The list in a value that holds several cases in its own way. */
  listIn?(value: unknown): readonly unknown[] | undefined;
  /** A case. @throws UnreadableRecord */
  read(record: Json): SourceCase;
  /**
   * The case of a file that has its text in another file alongside it; null where there is none.
   */
  readBeside?(record: unknown, path: string): Promise<SourceCase | null>;
}

/** A record that its format's mapping cannot use; `message` is the sentence for the report. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord';
}
