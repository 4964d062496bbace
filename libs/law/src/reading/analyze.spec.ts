import { type Analysis, AnalysisSchema, AppError } from '@casewright/contracts';
import type { CitationChecker } from '@casewright/law/checking';
import { describe, expect, it } from '@jest/globals';
import { analyze as analyzeDocument } from './analyze.js';
import type { ExtractedText } from './extracted-text.js';
import {
  COMPLAINT,
  DEMAND_LETTER,
  OPINION,
  SERVICE_CONTRACT,
  STATUTE,
} from './testing/documents.js';
import { libraryOf, libraryThatSays } from './testing/library-of.js';

const analyze = async (
  text: string,
  { citations }: { citations?: CitationChecker } = {},
  more: Partial<ExtractedText> = {},
): Promise<Analysis> => ({
  ...(await analyzeDocument({ text, ...more }, citations, async () => undefined)),
  engine: 'local',
});

/** A library that speaks against every citation. */
const libraryAgainst = (verdict: 'name_mismatch' | 'year_mismatch'): CitationChecker =>
  libraryThatSays(() => ({
    verdict,
    explanation: 'The case at this page is Pike v. Sound, not Gray v. Vale.',
  }));
const wrongLibrary = libraryAgainst('name_mismatch');

describe('a contract', () => {
  it('is told with its parties, dates, amounts, term, law and signatures', async () => {
    const { documentType, parties, analysis, insights, recommendations, dates } =
      await analyze(SERVICE_CONTRACT);
    expect(documentType).toMatchObject({ type: 'service-agreement', family: 'contract' });
    expect(parties).toMatchObject([
      {
        name: 'Harbor Analytics, Inc.',
        role: 'Provider',
        kind: 'organisation',
        description: 'a Delaware corporation',
      },
      { name: 'Town of Millbrook', role: 'Customer', kind: 'government' },
    ]);
    expect(analysis).toContain(
      'between Harbor Analytics, Inc., a Delaware corporation (“Provider”) and Town of Millbrook',
    );
    expect(analysis).toContain('dated March 4, 2024');
    expect(analysis).toContain('It is governed by the law of New York (Section 4.1).');
    expect(analysis).toContain(
      'Disputes go to the courts of New York, and to no others (Section 4.1).',
    );
    expect(analysis).toContain('the signature of Lena Ortiz, President');
    expect(insights.join('\n')).toContain('$48,000 (Section 2.1)');
    expect(recommendations.join('\n')).toContain('Obtain the signature of Town of Millbrook');
    expect(dates.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
      'agreement 2024-03-04',
      'deadline 2024-06-30',
      'expiration 2027-03-03',
    ]);
  });
});

describe('what is said of a contract', () => {
  it('has the contract’s own dates, or none', async () => {
    const { analysis } = await analyze(
      SERVICE_CONTRACT.replace('March 4, 2024', '$& (the “Effective Date”)').replace(
        '1. SERVICES',
        'Customer acts under a licence agreement dated May 4, 2019 with Elm.\n\n$&',
      ),
    );
    expect(analysis).toContain(', dated March 4, 2024.');
    expect(analysis).not.toContain('2019');
  });

  it('tells the law once, and no place of what is missing', async () => {
    const { insights, recommendations } = await analyze(
      SERVICE_CONTRACT.replace(/^1\. SERVICES/m, 'EXHIBIT 9\n\n$&'),
    );
    expect(insights.filter((said) => said.includes('governed by'))).toEqual([]);
    expect(
      [...insights, ...recommendations].filter((said) => /^No clause[^:]*\(/.test(said)),
    ).toEqual([]);
  });
});

describe('a short order', () => {
  it('is told in its own words where it holds nothing', async () => {
    const { analysis, recommendations } = await analyze(
      'United States Court of Appeals\n\nFor the First Circuit\n\nNo. 24-1188\n\nHARBOR ANALYTICS, INC.,\nPlaintiff, Appellant,\n\nv.\n\nTOWN OF MILLBROOK,\nDefendant, Appellee.\n\nORDER OF COURT\nEntered: March 5, 2024\n\nThe time for filing the brief of the appellant is extended until May 8, 2024.\n\nBy the Court:\n',
    );
    expect(analysis).toContain('“The time for filing the brief of the appellant is extended');
    expect(recommendations.join('\n')).toContain('Treat May 8, 2024 as a deadline');
  });
});

describe('a complaint', () => {
  it('is told with court, docket, parties, counts and relief', async () => {
    const { documentType, parties, analysis, insights, findings } = await analyze(COMPLAINT);
    expect(documentType.type).toBe('complaint');
    expect(analysis).toContain(
      'Harbor Analytics, Inc. v. Town of Millbrook, No. 1:24-cv-04410, before the United States District Court for the Southern District of New York',
    );
    expect(parties.map(({ name, role }) => [name, role])).toEqual([
      ['Harbor Analytics, Inc.', 'Plaintiff'],
      ['Town of Millbrook', 'Defendant'],
      ['Paul Reyes', 'Defendant'],
    ]);
    expect(analysis).toContain('enter judgment against the Town for $96,000');
    expect(insights).toContain('It demands a trial by jury.');
    expect(findings.filter(({ category }) => category === 'relief-sought')).toHaveLength(3);
    expect(findings.find(({ category }) => category === 'computed-deadline')?.title).toContain(
      'September 3, 2024',
    );
    expect(findings.some(({ category }) => category.startsWith('missing-'))).toBe(false);
  });

  it('is told what the federal rules ask for and it lacks', async () => {
    const bare = COMPLAINT.replace(/1\. This Court has jurisdiction.*\n/, '').replace(
      /PRAYER[\s\S]*/,
      '',
    );
    const { findings } = await analyze(bare);
    expect(findings.map(({ category }) => category)).toEqual(
      expect.arrayContaining([
        'missing-jurisdiction-statement',
        'missing-demand-for-relief',
        'missing-signature',
      ]),
    );
  });
});

it('misses nothing in the first page of a complaint of many', async () => {
  const { findings } = await analyze(
    `Case 1:24-cv-04410 Document 1 Page 1 of 16\n\n${COMPLAINT.replace(/PRAYER[\s\S]*/, '')}`,
    {},
    { pages: [0] },
  );
  expect(findings.filter(({ category }) => category.startsWith('missing-'))).toEqual([]);
});

describe('an opinion', () => {
  it('is briefed: court, judges, posture, question, holding, standard, outcome', async () => {
    const { analysis, insights, recommendations, findings, authorities } = await analyze(OPINION);
    expect(analysis).toContain(
      'the opinion of the United States Court of Appeals for the Tenth Circuit in Harbor Analytics, Inc. v. Town of Millbrook, No. 23-1188, decided March 5, 2024',
    );
    expect(analysis).toContain('Alvarez, Stone and White');
    expect(analysis).toContain(
      'an appeal from the district court’s grant of summary judgment to the Town',
    );
    expect(analysis).toContain(
      '“The question on appeal is whether a signature block without a date binds the signer.”',
    );
    expect(analysis).toContain('The outcome: reversed and remanded.');
    const holdings = findings
      .filter(({ category }) => category === 'holding')
      .map(({ quote }) => quote);
    expect(holdings).toEqual([
      'We hold that a signature binds its signer whether or not it is dated.',
      'Accordingly, the judgment of the district court is REVERSED AND REMANDED.',
    ]);
    expect(findings.find(({ category }) => category === 'standard-of-review')?.title).toBe(
      'Standard: de novo',
    );
    expect(insights.join('\n')).toContain('White dissents');
    expect(recommendations.join('\n')).toContain('on remand');
    expect(authorities?.groups.map(({ group, entries }) => [group, entries.length])).toEqual([
      ['cases', 1],
    ]);
  });
});

describe('citations', () => {
  it('come first among the findings where the library speaks against them', async () => {
    const { findings, citations } = await analyze(OPINION, { citations: wrongLibrary });
    expect(findings[0]).toMatchObject({
      category: 'bad-citation',
      severity: 'high',
      quote: expect.stringContaining('512 F.3d 100'),
    });
    expect(findings.filter(({ category }) => category === 'bad-citation')).toHaveLength(1);
    expect(citations[0]).toMatchObject({ verdict: 'name_mismatch' });
  });

  it('come before other findings of their severity', async () => {
    const { findings } = await analyze(OPINION, { citations: libraryAgainst('year_mismatch') });
    const medium = findings.filter(({ severity }) => severity === 'medium');
    expect(medium.map(({ category }) => category)).toEqual([
      'bad-citation',
      'computed-deadline',
      'computed-deadline',
    ]);
  });

  it('are unchecked, and say so, without a library or with one out of reach', async () => {
    const away: CitationChecker = {
      ...libraryOf(),
      check: () => Promise.reject(new AppError('UNAVAILABLE', 'The search service is away.')),
    };
    for (const context of [{}, { citations: away }]) {
      const { citations, findings, analysis } = await analyze(OPINION, context);
      expect(new Set(citations.map(({ verdict }) => verdict))).toEqual(new Set(['unchecked']));
      expect(citations[0]!.explanation).toContain('was not checked');
      expect(findings.some(({ category }) => category === 'bad-citation')).toBe(false);
      expect(analysis).toContain('could not be checked');
    }
  });

  it('pass a fault of the checker on', async () => {
    const broken: CitationChecker = {
      ...libraryOf(),
      check: () => Promise.reject(new TypeError('broken')),
    };
    await expect(analyze(OPINION, { citations: broken })).rejects.toThrow('broken');
  });
});

describe('letters, laws and the rest', () => {
  it('tells a demand with its sender, duties, deadline and amount', async () => {
    const { documentType, parties, insights, recommendations, findings } =
      await analyze(DEMAND_LETTER);
    expect(documentType.type).toBe('cease-and-desist-letter');
    expect(parties.map(({ name, role }) => [role, name])).toEqual([
      ['Sender', 'Lena Ortiz'],
      ['Addressee', 'Ms. Doyle'],
    ]);
    expect(insights.join('\n')).toContain('Within 14 days');
    expect(insights.join('\n')).toContain('Deadline: March 18, 2024.');
    expect(insights.join('\n')).toContain('$12,500');
    expect(recommendations).toContain('Calendar March 18, 2024.');
    expect(findings.some(({ category }) => category === 'obligation')).toBe(true);
  });

  it('tells a statute with its duties and bans', async () => {
    const { documentType, analysis, recommendations } = await analyze(STATUTE);
    expect(documentType.type).toBe('statute');
    expect(analysis).toContain('The owner shall repair a fence within thirty days');
    expect(recommendations.join('\n')).toContain('within 30 days');
  });

  it('says of an unknown text what it is, and of an empty one nothing false', async () => {
    const { documentType, analysis } = await analyze('The cat sat on the mat.');
    expect(documentType.type).toBe('other');
    expect(analysis).toMatch(/^This document has 6 words\. Its type was not recognized\./);
    const empty = await analyze('');
    expect(empty).toMatchObject({
      findings: [],
      insights: [],
      recommendations: [],
      parties: [],
      citations: [],
    });
  });

  it('reports tracked changes and comments at their words', async () => {
    const at = STATUTE.indexOf('wood');
    const { findings } = await analyze(
      STATUTE,
      {},
      {
        changes: [
          {
            kind: 'deletion',
            author: 'R. Roe',
            date: '2024-05-01',
            at: { start: at, end: at },
            words: 'stone, ',
          },
        ],
        comments: [{ author: null, at: { start: at, end: at + 4 }, words: 'Or metal?' }],
      },
    );
    expect(findings.find(({ category }) => category === 'tracked-change')?.explanation).toContain(
      'R. Roe deleted “stone,” on 2024-05-01',
    );
    expect(findings.find(({ category }) => category === 'margin-comment')?.quote).toBe('wood');
  });
});

describe('an analysis', () => {
  const all = [SERVICE_CONTRACT, COMPLAINT, OPINION, DEMAND_LETTER, STATUTE];

  it('answers by its contract, the same each time, and quotes letter by letter', async () => {
    for (const text of all) {
      const answer = await analyze(text, { citations: wrongLibrary });
      expect(AnalysisSchema.parse(answer)).toMatchObject({ engine: 'local' });
      expect(await analyze(text, { citations: wrongLibrary })).toEqual(answer);
      for (const { quote, start, end } of [
        ...answer.findings,
        ...answer.parties,
        ...answer.dates,
      ]) {
        expect(text.slice(start, end)).toBe(quote);
      }
      expect(new Set(answer.findings.map(({ id }) => id)).size).toBe(answer.findings.length);
      for (const said of [...answer.insights, ...answer.recommendations])
        expect(said).toMatch(/^[A-Z“].*[.!?”]$/s);
    }
  });

  it('gives pages where the text has them', async () => {
    const second = COMPLAINT.indexOf('COUNT I');
    const { findings, stats } = await analyze(COMPLAINT, {}, { pages: [0, second] });
    expect(stats.pages).toBe(2);
    for (const { start, page } of findings) expect(page).toBe(start < second ? 1 : 2);
  });
});

describe('papers of few words', () => {
  it('tells of a form what was filled in, and nothing of its instructions', async () => {
    const { documentType, analysis } = await analyze(
      'UNITED STATES COURT OF APPEALS FOR THE FOURTH CIRCUIT\nAPPEARANCE OF COUNSEL FORM\n\nIf you have not been admitted to practice before this court, you must complete an application before filing this form.\n\nCOUNSEL FOR: Salem State Bar\n\n/s/ Ann B. Grey\t10-31-17\n',
    );
    expect(documentType.type).toBe('appearance');
    expect(analysis).toContain(
      'It enters the appearance of counsel for Salem State Bar. It bears the signature of Ann B. Grey.',
    );
    expect(analysis).not.toContain('admitted');
  });

  it('tells how and when a paper was served', async () => {
    const { documentType, analysis } = await analyze(
      'Case 1:20-cv-10189 Document 12\n\nCivil Action No. 1:20-cv-10189\n\nPROOF OF SERVICE\n\nI served the summons on (date) ____________; or\n\nIt was mailed to the department on January 31, 2020.\n\n/s/ Ann B. Grey\n',
    );
    expect(documentType.type).toBe('proof-of-service');
    expect(analysis).toContain('“It was mailed to the department on January 31, 2020.”');
  });

  it('says that a part of a paper is no more than that', async () => {
    const { findings } = await analyze(`Page 1 of 16\n${COMPLAINT}`, {}, { pages: [0] });
    expect(findings).toContainEqual(
      expect.objectContaining({ category: 'incomplete-document', title: 'Only 1 of 16 pages' }),
    );
  });

  it('quotes nothing of a text that is noise', async () => {
    const { analysis, recommendations, findings } = await analyze(
      'tth lrDo p a r ta mnt of8 th8 q u u tlomnb and must appr0val. '.repeat(20),
    );
    expect(analysis).toContain('can hardly be read');
    expect(analysis).not.toContain('lrDo');
    expect(recommendations[0]).toContain('clearer scan');
    expect(findings).toEqual([]);
  });
});

it('counts no decision among the authorities that it cites itself', async () => {
  const { analysis, authorities, findings } = await analyze(
    `412 U.S. 10 (1973)\n\n${OPINION}\n\nGrey, supra note 3.`,
  );
  expect(analysis).toContain('412 U.S. 10');
  expect(JSON.stringify(authorities)).not.toContain('412 U.S. 10');
  expect(findings.map(({ category }) => category)).not.toContain('unresolved-reference');
});
