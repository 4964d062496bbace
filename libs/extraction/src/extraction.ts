import type { ExtractedText } from '@casewright/law/reading';
import type { Refusal } from './refusal.js';

/** The kinds of files that can be read. */
const FILE_KINDS = ['pdf', 'docx', 'doc', 'text'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
/** Those that can be read of a brief. */
export type BriefKind = FileKind | 'rtf' | 'odt';

/**
 * A brief has pages and notes in places, and may be of kinds that an analysis does not take. With
 * comments, it is copied with these; only Word's `.docx` can be.
 */
export type Purpose = 'analysis' | 'brief' | { readonly comments: readonly BriefComment[] };

/** On words of a brief's text: to be written into a copy of its file. */
export interface BriefComment {
  start: number;
  end: number;
  text: string;
}

/** What a file gave. */
export interface Extraction {
  kind: BriefKind;
  document: ExtractedText;
  /** Sentences about what could not be read or was left out. */
  notices: string[];
  /** The copy with comments, where one was asked for. */
  file?: Buffer;
}

/** What one file may cost. */
export interface ExtractionLimits {
  /** Pages of a PDF. */
  pages: number;
  /** Entries of a DOCX package. */
  entries: number;
  /** Bytes that the parts of a DOCX package may unpack to, all together. */
  expandedBytes: number;
  /** UTF-16 units of extracted text. */
  characters: number;
  /** Pages of one PDF on which scanned words are recognized; 0: none are. */
  recognizedPages: number;
  /** Milliseconds of processor time for all of them, on top of `totalMs`. */
  recognitionMs: number;
  /** Bytes of resident memory of the child. */
  memoryBytes: number;
  /** Milliseconds of processor time without progress (a page, a part) that end the child. */
  stallMs: number;
  /** Milliseconds of processor time for the whole file. */
  totalMs: number;
  /** Milliseconds by the clock, in all, after which the machine is too busy to read it. */
  clockMs: number;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_LIMITS: ExtractionLimits = {
  pages: 2_000,
  entries: 4_000,
  expandedBytes: 64 * MEGABYTE,
  characters: 12_000_000,
  recognizedPages: 30,
  recognitionMs: 60_000,
  memoryBytes: 384 * MEGABYTE,
  stallMs: 8_000,
  totalMs: 60_000,
  // Below the time that an analysis has.
  clockMs: 120_000,
};

/** What is to be answered should a reading be cut short that continues after it. */
export type Meanwhile = (outcome: Extraction | Refusal) => void;

/** Told after each page or part; silence for too long ends the child. */
export type Progress = (done: number) => void;
