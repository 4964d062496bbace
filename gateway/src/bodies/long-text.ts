import { AppError, CITATION_TEXT_BYTES } from '@casewright/contracts';

/** @throws AppError PAYLOAD_TOO_LARGE for a field that is a text over `CITATION_TEXT_BYTES`. */
export function assertTextsFit(fields: object): void {
  for (const text of Object.values(fields)) {
    if (typeof text === 'string' && Buffer.byteLength(text) > CITATION_TEXT_BYTES)
      throw textTooLong();
  }
}

export function textTooLong(): AppError {
  const limit = CITATION_TEXT_BYTES / 1024 / 1024;
  return new AppError(
    'PAYLOAD_TOO_LARGE',
    `The text is larger than ${limit} MB. Please send it in parts.`,
  );
}
