import type { WritingFinding } from '@casewright/contracts';
import { isError } from '../rules/errors.js';
import { contains } from '../text/span.js';

/**
 * Findings whose replacements leave no error in the words that they rewrite: what else is replaced in
 * them is replaced there too, and where an error stays that nobody can mend, the remark stands alone.
 */
export function mended(findings: readonly WritingFinding[]): WritingFinding[] {
  return findings.map((finding, at) => {
    if (!finding.replacement) return finding;
    const inner: WritingFinding[] = [];
    for (let i = at + 1; i < findings.length && findings[i]!.start < finding.end; i++)
      if (contains(finding, findings[i]!)) inner.push(findings[i]!);
    const errors = inner.filter(isError);
    if (errors.length === 0) return finding;
    const text = put(finding.replacement.text, errors);
    const { replacement, ...rest } = finding;
    return text === null ? rest : { ...rest, replacement: { ...replacement, text } };
  });
}

/** The words with each error mended in its turn; null where one is not found or has no cure. */
function put(words: string, errors: readonly WritingFinding[]): string | null {
  let [done, rest] = ['', words];
  for (const { quote, replacement } of errors) {
    const at = rest.indexOf(quote);
    if (at < 0 || !replacement) return null;
    done += rest.slice(0, at) + replacement.text;
    rest = rest.slice(at + quote.length);
  }
  return done + rest;
}
