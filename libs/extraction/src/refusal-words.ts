import { AppError, type ErrorCode, INVALID_FILE_TYPE } from '@casewright/contracts';
import type { RefusalReason } from './refusal.js';

interface Refused {
  code: ErrorCode;
  say: (about: string) => string;
  /** Seconds after which the same file may well be read. */
  retryAfter?: number;
}

/** Why a file gives no text. Each has its own sentence for the user. */
const REFUSALS = {
  'wrong-type': {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    say: () => INVALID_FILE_TYPE,
  },
  'wrong-extension': {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    say: (about) =>
      `The name of this file does not match its content, which is ${about}. Upload it under the right name, or save it again as a PDF, TXT, or Word document.`,
  },
  empty: {
    code: 'UNREADABLE_DOCUMENT',
    say: () => 'This file is empty. Please choose another one.',
  },
  'no-text': {
    code: 'UNREADABLE_DOCUMENT',
    say: () => 'This document contains no text. Please upload one that does.',
  },
  'recognition-off': {
    code: 'UNREADABLE_DOCUMENT',
    say: () =>
      'This PDF has no text, and scans are not read on this server: character recognition is turned off. Upload a PDF with text, or ask your administrator.',
  },
  'blank-pages': {
    code: 'UNREADABLE_DOCUMENT',
    say: () =>
      'This PDF has no text, and no scanned text was found on its pages. Upload a PDF that has text or scanned pages.',
  },
  'unread-scan': {
    code: 'UNREADABLE_DOCUMENT',
    say: () =>
      'This PDF has no text, and its scanned pages took too long to read. Split it and upload the parts, or scan it again in black and white.',
  },
  'undecoded-scan': {
    code: 'UNREADABLE_DOCUMENT',
    say: () =>
      'This PDF has no text, and its images are damaged or in a format that cannot be read. Scan it again, or save it again as a PDF, and upload the new file.',
  },
  'unclear-scan': {
    code: 'UNREADABLE_DOCUMENT',
    say: () =>
      'This PDF has scanned pages that are too unclear for character recognition. Upload a sharper scan, upright and at 300 dots per inch or more.',
  },
  encrypted: {
    code: 'UNREADABLE_DOCUMENT',
    say: () => 'This document is password-protected. Remove the password and upload it again.',
  },
  corrupt: {
    code: 'UNREADABLE_DOCUMENT',
    say: (about) =>
      `This file is damaged and cannot be read as ${about}. Open it in the program it comes from, save it again, and upload the new file.`,
  },
  unsafe: {
    code: 'UNREADABLE_DOCUMENT',
    say: () =>
      'This document was refused because it declares XML entities, which no word processor writes. Save it again from your word processor.',
  },
  'too-many-pages': {
    code: 'PAYLOAD_TOO_LARGE',
    say: (about) => `This document has more than ${about} pages. Split it and upload the parts.`,
  },
  'too-much-content': {
    code: 'PAYLOAD_TOO_LARGE',
    say: () =>
      'This document expands to more than can be read here. Split it, or remove its large images, and upload it again.',
  },
  'too-slow': {
    code: 'UNREADABLE_DOCUMENT',
    say: () =>
      'This document takes too long to read. It may be damaged: save it again, or split it, and upload it again.',
  },
  busy: {
    code: 'OVERLOADED',
    say: () =>
      'The server is too busy to read this document now. Nothing is wrong with the document: try again in a minute.',
    retryAfter: 60,
  },
} as const satisfies Record<RefusalReason, Refused>;

/** The refusal as the user reads it. */
export function refusalError(reason: RefusalReason, about: string): AppError {
  const { code, say, retryAfter }: Refused = REFUSALS[reason];
  return new AppError(code, say(about), { ...(retryAfter ? { retryAfter } : {}) });
}
