import { withoutMarkup } from '../shared/markup.js';
import { type Rich, rich } from '../shared/rich-text.js';
import type { Faces } from './faces.js';

/**
 * An introductory signal in front of its citation (Bluebook rule 1.2, Indigo R4): italic, with no
 * comma of its own but that of `e.g.,`.
 */
export function signalled(signal: string | undefined, cite: Rich, faces: Faces): Rich {
  const said = withoutMarkup(signal ?? '')
    .replace(/(?<![\s,])[\s,]+$/, '')
    .replace(/\be\.?g\.?$/i, (text) => (text.startsWith('E') ? 'E.g.' : 'e.g.'));
  if (!said || cite.length === 0) return cite;
  const spelled = said.replace(/(?<=\w) (?=e\.g\.$)/, ', ');
  return rich(faces.words(spelled), /e\.g\.$/i.test(spelled) ? ', ' : ' ', cite);
}
