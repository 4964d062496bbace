import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLibrary } from './imported.mjs';

/**
 * Imports what CourtListener's look-up answers as metadata.
 *
 * @param file of the form of `citation_index/courtlistener_answers_dev.json`
 * @param judge takes the look-up of citations, and what tells whether one is answered
 */
export async function withAnswers(file, judge) {
  if (!existsSync(file)) return { skipped: `no answers at ${file}` };
  const { clusters } = JSON.parse(readFileSync(file, 'utf8'));
  const answered = new Set(clusters.map((cluster) => cluster.for));
  return withLibrary(async ({ folder, citations, load }) => {
    const list = join(folder, 'answers.json');
    writeFileSync(list, JSON.stringify(clusters));
    await load(list, '--metadata');
    return judge(
      (keys) => citations.lookUp(keys),
      (citation) => answered.has(citation),
    );
  });
}
