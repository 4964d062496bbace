/** Processor time from text to findings: other work on the machine does not count. */

import { reviewContract } from '../../../libs/law/dist/reading/contracts/review-contract.js';
import { understand } from '../../../libs/law/dist/reading/documents/understand.js';
import { nearestToFiftyPages } from './fifty-pages.mjs';

export function measureSpeed(contracts) {
  const texts = contracts.map(({ text }) => text);
  for (const text of texts.slice(0, 5)) reviewContract(understand({ text }));
  let findings = 0;
  const documents = texts.map((text) => understand({ text }));
  const review = seconds(() => {
    for (const document of documents) findings += reviewContract(document).length;
  });
  const long = nearestToFiftyPages(texts);
  return {
    contracts: texts.length,
    characters: texts.reduce((sum, { length }) => sum + length, 0),
    findings,
    findingsPerSecond: Math.round(findings / review),
    reviewSeconds: round(review),
    fiftyPages: {
      characters: long.length,
      secondsToFindings: round(seconds(() => reviewContract(understand({ text: long })))),
    },
  };
}

function seconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

const round = (value) => Math.round(value * 100) / 100;
