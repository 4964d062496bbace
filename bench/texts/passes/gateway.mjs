/** What the gateway does with what users send, and what every process does before it logs. */

import { hasFewValues } from '../../../gateway/dist/bodies/few-values.js';
import { contentDisposition } from '../../../gateway/dist/files/content-disposition.js';
import { assertStorable } from '../../../libs/contracts/dist/errors/storable.js';
import { safeMessage } from '../../../libs/platform/dist/logging/safe-message.js';

export const passes = [
  { name: 'name of a download', run: (name) => contentDisposition(name.toWellFormed()) },
  {
    name: 'signs that cannot be kept',
    run: (text) => refused(() => assertStorable({ a: text, b: [text] })),
  },
  { name: 'values of a body', prepare: (text) => Buffer.from(text), run: hasFewValues },
  { name: 'message of a fault', run: (text) => safeMessage(new Error(text)) },
];

function refused(work) {
  try {
    work();
  } catch {
    // A lone surrogate is refused: that is its answer.
  }
}
