/**
 * Trains the reader of risks: `npm run train:risks -w libs/law` after a build, with the shared test
 * data alongside the project or at SHARED_DATA. Learns from labeled/risks/variants-*.json and from
 * sentences of real contracts (CUAD v1, The Atticus Project, CC BY 4.0) that are not kept for the
 * report; prints what a cross-validation is worth, and writes weights.generated.ts.
 */
import { RISK_KINDS } from '@casewright/contracts';
import { sharedData } from './clauses/labeled-contracts.mjs';
import { readVariants, sentencesOf, splitContracts } from './risks/data.mjs';
import { fitModels, LEAST_CHANCE } from './risks/folds.mjs';
import { packRisks, writeRisks } from './risks/pack.mjs';
import { validate } from './risks/validate.mjs';

const folder = sharedData();
if (!folder) throw new Error('The shared test data is not there. Set SHARED_DATA to its folder.');
const contracts = splitContracts(folder).development.map(sentencesOf);
const variants = readVariants();
const kinds = RISK_KINDS.filter((kind) => variants.some((variant) => variant.kind === kind));
const learned = { kinds, variants, contracts };

const thresholds = validate(learned);
const written = writeRisks(
  packRisks({ kinds, thresholds, leastChance: LEAST_CHANCE, ...fitModels(learned) }),
);
console.log(`${written.file}: ${written.bytes} bytes.`);
