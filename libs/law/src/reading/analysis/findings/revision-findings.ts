import type { Finding } from '@casewright/contracts';
import { makeFinding, present } from '../../documents/make-finding.js';
import { itemAt, plain } from '../../documents/reading/spans.js';
import type { Understanding } from '../../documents/understanding.js';
import type { TextSpan } from '../../extracted-text.js';

/** Tracked changes and margin comments that the file still carries. */
export function revisionFindings(document: Understanding): Finding[] {
  const { changes = [], comments = [] } = document.source;
  return present([
    ...changes.map(({ kind, author, date, at, words }) =>
      makeFinding(document, withWords(document, at), {
        category: 'tracked-change',
        title: kind === 'insertion' ? 'Tracked insertion' : 'Tracked deletion',
        severity: 'medium',
        explanation: `${author ?? 'Someone'} ${kind === 'insertion' ? 'inserted' : 'deleted'} “${plain(words).slice(0, 300)}”${date ? ` on ${date}` : ''}, and the change has been neither accepted nor rejected. The document was read as if all changes were accepted.`,
        recommendation: 'Accept or reject the change before the document is signed, filed or sent.',
      }),
    ),
    ...comments.map(({ author, at, words }) =>
      makeFinding(document, withWords(document, at), {
        category: 'margin-comment',
        title: 'Comment left in the margin',
        severity: 'medium',
        explanation: `${author ?? 'Someone'} commented: “${plain(words).slice(0, 300)}”.`,
        recommendation: 'Resolve and delete the comment before the document goes out.',
      }),
    ),
  ]);
}

/** Deleted words are nowhere: their sentence is shown. */
function withWords({ text, sentences }: Understanding, at: TextSpan): TextSpan {
  if (text.slice(at.start, at.end).trim()) return at;
  return itemAt(sentences, at.start) ?? itemAt(sentences, Math.max(0, at.start - 1)) ?? at;
}
