import type { CitationLookup, LaterHistory } from '@casewright/contracts';
import { findCitations, resolveCitations } from '@casewright/law/citations';
import { ROE_OVERRULED } from '@casewright/testing';
import { judgeText, lookupKey } from './judge-text.js';

const NONE: LaterHistory = {
  standing: 'none_known',
  events: [],
  knownUntil: ROE_OVERRULED.knownUntil,
};
const lookup = (history: LaterHistory): CitationLookup => ({
  cases: [],
  volumeCovered: false,
  containedIn: null,
  history,
});

function judge(text: string) {
  const citations = findCitations(text);
  const lookups = citations.flatMap((citation, index): [number, CitationLookup][] => {
    const history = citation.normalized === '410 U.S. 113' ? ROE_OVERRULED : NONE;
    return lookupKey(citation) ? [[index, lookup(history)]] : [];
  });
  return judgeText(citations, resolveCitations(citations), new Map(lookups));
}

const phrases = (text: string) =>
  judge(text).flatMap(({ historyPhrases = [] }) => historyPhrases.map(({ status }) => status));

describe('later history beside the verdict', () => {
  it('is told of a case that the library lacks, and of what refers to it', () => {
    const judged = judge('Roe v. Wade, 410 U.S. 113 (1973). Id. at 120. 410 U.S., at 153.');
    expect(judged.map(({ verdict }) => verdict)).toEqual(Array(3).fill('not_in_library'));
    expect(judged.map(({ history }) => history?.standing)).toEqual(['bad', 'bad', 'bad']);
  });

  it('says nothing of a statute', () => {
    expect(judge('42 U.S.C. § 1983')[0]).not.toHaveProperty('history');
  });

  const DOBBS = "Dobbs v. Jackson Women's Health Org., 597 U.S. 215 (2022)";
  it.each([
    ["Roe v. Wade, 410 U.S. 113 (1973), aff'd,", 'contradicted'],
    ["Roe v. Wade, 410 U.S. 113 (1973), rev'd,", 'contradicted'],
    ['Roe v. Wade, 410 U.S. 113 (1973), cert. denied,', 'contradicted'],
    ['Roe v. Wade, 410 U.S. 113 (1973), overruled by', 'confirmed'],
    ['Roe v. Wade, 410 U.S. 113 (1973), abrogated by', 'confirmed'],
    ["Doe v. Poe, 12 F.3d 1 (2d Cir. 1993), aff'd,", 'unknown'],
  ])('%s Dobbs: %s', (text, status) => {
    expect(phrases(`${text} ${DOBBS}.`)).toEqual([status]);
  });

  it('leaves what a case did to another alone', () => {
    expect(phrases(`${DOBBS}, overruling Roe v. Wade, 410 U.S. 113 (1973).`)).toEqual([]);
  });
});
