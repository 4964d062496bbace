import type { Citation } from '../../../citations/index.js';
import { contains, spanAt } from '../../text/span.js';
import type { Rule } from '../rule.js';

export const idAfterSeveral: Rule = {
  id: 'id-after-several',
  name: '“Id.” after several authorities',
  family: 'citations',
  severity: 'medium',
  why: '“Id.” stands for one authority; after a string citation a reader cannot tell which.',
  source: 'The Bluebook, rule 4.1',
  matches: [
    'The rule is old. Hale v. Pruitt, 410 F.3d 220, 224 (6th Cir. 2005); Monroe v. Pape, 365 U.S. 167, 170 (1961). It has two parts. [[Id.]] at 171.',
  ],
  passes: [
    'The rule is old. Hale v. Pruitt, 410 F.3d 220, 224 (6th Cir. 2005). It has two parts. Id. at 225.',
  ],
  check: ({ text, citations, quotations }) =>
    citations.flatMap((citation, i) => {
      if (citation.kind !== 'id' || citation.joined || text[citation.start] !== 'I') return [];
      const before = authorityBefore(citations, i);
      // A second place in the same authority is still one authority.
      if (!before?.joined || before.kind === 'id') return [];
      // Those quoted are someone else's.
      if (spanAt(quotations, before.start)) return [];
      const { start } = citation;
      return [
        {
          start,
          end: start + 'Id.'.length,
          remark: 'The citation before this one names several authorities; repeat the one meant.',
        },
      ];
    }),
};

/** The last authority before a citation; not one in its parenthetical, nor another of its reporters. */
function authorityBefore(citations: readonly Citation[], i: number): Citation | undefined {
  let last = citations[i - 1];
  for (let at = i - 2; last && at >= 0; at--) {
    const other = citations[at]!;
    const group = other.fields.parallelGroup;
    const isSame = group !== undefined && group === last.fields.parallelGroup;
    if (isSame || contains(other.fullSpan, last)) last = other;
    else if (other.fullSpan.end < last.fullSpan.start) break;
  }
  return last;
}
