/** Contract review: accuracy on the labeled contracts kept for the report, speed on all. */
import { findClauses } from '../../../libs/law/dist/reading/contracts/clauses/find-clauses.js';
import { readContracts, sharedData } from '../../../libs/law/scripts/clauses/labeled-contracts.mjs';
import { measure } from '../../../libs/law/scripts/clauses/measure.mjs';
import { measureSpeed } from './speed.mjs';
import { writeFigures } from './write-figures.mjs';

/** The figures, or null where the shared test data is absent. */
export function runContracts() {
  const folder = sharedData();
  if (!folder) return null;
  const contracts = readContracts(folder);
  const reported = contracts.filter(({ isReported }) => isReported);
  const found = reported.map(({ text, labels }) => ({ labels, clauses: findClauses(text) }));
  const figures = { accuracy: measure(found), speed: measureSpeed(contracts) };
  writeFigures(figures);
  show(figures);
  return figures;
}

function show({ accuracy, speed }) {
  const figure = (value) => (value === null ? '-' : value.toFixed(3)).padStart(7);
  console.log(`${'category'.padEnd(38)} recall  precision  presence F1`);
  for (const [category, it] of [['all', accuracy.all], ...Object.entries(accuracy.byCategory)]) {
    const figures = [it.recall, it.precision, it.presenceF1].map(figure).join('   ');
    console.log(`${category.padEnd(36)} ${figures}`);
  }
  console.log(`\n${speed.findings} findings, ${speed.findingsPerSecond} a second`);
  const { characters, secondsToFindings } = speed.fiftyPages;
  console.log(`${characters} characters: ${secondsToFindings} s from text to findings`);
}
