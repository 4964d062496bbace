import { formatCitation } from './format-citation.js';
import { asRequest, readPairs } from './testing/indigo-pairs.js';
it('x', () => {
  const out: string[] = [];
  let ok = 0;
  for (const pair of readPairs()!) {
    const { item, options } = asRequest(pair);
    let got = '';
    try {
      const f = formatCitation(item, options);
      got = pair.kind === 'fullref' ? f.full : pair.kind === 'backref' ? f.short : f.inText;
    } catch (e) { got = String((e as Error).stack); }
    if (got === pair.expected_text) ok++;
    else out.push(`${pair.id}\n  - ${pair.expected_text}\n  + ${got}`);
  }
  process.stderr.write(out.join('\n') + `\n${ok}\n`);
});
