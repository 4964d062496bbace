/**
 * What the reader of risks is worth: `npm run measure:risks -w libs/law` after a build. Prints how
 * many variants and twins of labeled/risks models name that had not seen them (`--folds`, minutes);
 * what the product finds in 80 real contracts that nothing was learned from; and what it says of
 * held-out clauses of another author, each beside a harmless twin.
 */
import { readFileSync } from 'node:fs';
import { RISK_KINDS } from '@casewright/contracts';
import { reviewContract } from '../dist/reading/contracts/review-contract.js';
import { findRisks } from '../dist/reading/contracts/risks/find-risks.js';
import { understand } from '../dist/reading/documents/understand.js';
import { sharedData } from './clauses/labeled-contracts.mjs';
import { readVariants, sentencesOf, splitContracts } from './risks/data.mjs';
import { validate } from './risks/validate.mjs';

const HELD_OUT = new URL('../labeled/risks/held-out.json', import.meta.url);
const risks = new Set(RISK_KINDS);
const isRisk = ({ category, explanation }) =>
  risks.has(category) && explanation.includes('It falls on');
const plain = (words) => words.toLowerCase().replace(/[‘’]/g, "'");
const has = (title, name) => plain(title).includes(plain(name));
const folder = sharedData();

if (folder && process.argv.includes('--folds')) {
  const contracts = splitContracts(folder).development.map(sentencesOf);
  validate({ kinds: RISK_KINDS, variants: readVariants(), contracts });
}
if (folder) alarms(splitContracts(folder).kept);
heldOut(JSON.parse(readFileSync(HELD_OUT, 'utf8')));

function alarms(contracts) {
  const count = { sentences: 0, found: 0, told: 0, high: 0 };
  let micros = 0;
  for (const contract of contracts) {
    count.sentences += sentencesOf(contract).length;
    const before = process.cpuUsage();
    count.found += findRisks(contract.text).length;
    micros += process.cpuUsage(before).user;
    const told = reviewContract(understand({ text: contract.text })).filter(isRisk);
    count.told += told.length;
    count.high += told.filter(({ severity }) => severity === 'high').length;
  }
  const perHundred = (number) => ((100 * number) / count.sentences).toFixed(2);
  const characters = contracts.reduce((sum, { text }) => sum + text.length, 0);
  console.log(
    `${contracts.length} contracts kept back, ${count.sentences} sentences, in 100 of them:`,
  );
  console.log(
    `  risks in sentences ${perHundred(count.found)}, findings ${perHundred(count.told)}`,
  );
  console.log(`  high findings ${count.high} in all`);
  console.log(
    `  ${((micros / 1e6 / characters) * 3e5).toFixed(2)} s of processor for 300,000 characters`,
  );
}

/** `[{kind, risky, harmless, names}]`: a clause is named by its kind, or by words of a title. */
function heldOut(clauses) {
  const findings = (text) => reviewContract(understand({ text }));
  const count = { named: 0, grave: 0, silent: 0, byRisks: 0, silentOfRisks: 0 };
  for (const { kind, risky, harmless, names } of clauses) {
    const is = (finding) =>
      finding.category === kind || names.some((name) => has(finding.title, name));
    const named = findings(risky).filter(is);
    const twin = findings(harmless).filter(is);
    if (named.length > 0) count.named++;
    if (named.some(({ severity }) => severity === 'medium' || severity === 'high')) count.grave++;
    if (named.some(isRisk)) count.byRisks++;
    if (twin.length === 0) count.silent++;
    if (!twin.some(isRisk)) count.silentOfRisks++;
  }
  const of = (number) => `${number} of ${clauses.length} (${(number / clauses.length).toFixed(3)})`;
  console.log(`Held-out clauses named ${of(count.named)}, as medium or high ${of(count.grave)}`);
  console.log(`  by the reader of risks ${of(count.byRisks)}`);
  console.log(
    `Their harmless twins silent ${of(count.silent)}, of risks ${of(count.silentOfRisks)}`,
  );
}
