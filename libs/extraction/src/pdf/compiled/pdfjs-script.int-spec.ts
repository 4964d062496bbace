import { pathToFileURL } from 'node:url';
import { builtEntry } from '@casewright/platform';
import { spawnConfined } from '../../child/spawn-child.js';
import { DEFAULT_LIMITS } from '../../extraction.js';
import { buildChild } from '../../testing/built-child.js';

beforeAll(() => buildChild(), 120_000);

describe('pdf.js in the process that reads a file', () => {
  it('runs on the code that V8 gave when the product was built', async () => {
    const built = pathToFileURL(builtEntry(import.meta.url, 'pdfjs-script.js')).href;
    const code = `import { readFileSync } from 'node:fs';
      import { CODE_FILE, compiledPdfJs, pdfJsScript } from '${built}';
      const { cachedDataRejected } = pdfJsScript(readFileSync(CODE_FILE));
      const { getDocument } = compiledPdfJs();
      console.log(cachedDataRejected, typeof getDocument);`;
    const child = spawnConfined(DEFAULT_LIMITS.memoryBytes, ['--input-type=module', '-e', code]);
    const [output, errors] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
    expect(Buffer.concat(errors).toString()).toBe('');
    expect(Buffer.concat(output).toString()).toBe('false function\n');
  });
});
