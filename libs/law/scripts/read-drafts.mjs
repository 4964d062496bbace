/**
 * The drafts that docs/drafts-read.md is about: `npm run read:drafts -w libs/law` after a build. Prints what
 * became of each request, as a table; with a folder, writes each draft there to be read.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { draftTemplate } from '../dist/drafting/index.js';
import { loadWords } from '../dist/writing/index.js';

const REQUESTS = new URL('../labeled/drafts/requests.json', import.meta.url);
const folder = process.argv[2];
const words = await loadWords();
if (folder) mkdirSync(folder, { recursive: true });

console.log('| type | taken up | proposed | asked | open places |\n|---|--:|--:|--:|--:|');
for (const request of JSON.parse(readFileSync(REQUESTS, 'utf8'))) {
  const draft = draftTemplate(request, words);
  const { documentType, understood, placeholders, content } = draft;
  const isWaiting = ({ name, value }) => name.startsWith('special_') && value === null;
  const waiting = placeholders.filter(isWaiting);
  const proposed = waiting.filter(({ suggestion }) => suggestion !== undefined).length;
  const open = placeholders.filter((each) => each.value === null && !isWaiting(each)).length;
  const counts = [understood.length, proposed, waiting.length - proposed, open];
  console.log(`| ${documentType} | ${counts.join(' | ')} |`);
  if (folder) writeFileSync(join(folder, `${documentType}.txt`), content);
}
