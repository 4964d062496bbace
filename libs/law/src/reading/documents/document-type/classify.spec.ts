import { describe, expect, it } from '@jest/globals';
import { linesOf } from '../reading/lines.js';
import { findTitle } from '../structure/title.js';
import { classify } from './classify.js';

const typeOf = (text: string) => classify(text, findTitle(text, linesOf(text)));
const contract = (title: string) =>
  `${title}\n\nThis Agreement is made and entered into by and between Acme Corp. (“Acme”) and Jane Roe (“Roe”).\n\nNOW, THEREFORE, the parties hereto agree.\n\nIN WITNESS WHEREOF, they sign.\n\nBy: ______`;
const paper = (title: string, body = 'Plaintiff states as follows.') =>
  `UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF OREGON\n\nJANE ROE,\n\nPlaintiff,\n\nv.\n\nACME CORP.,\n\nDefendant.\n\nCase No. 3:24-cv-00001\n\n${title}\n\n${body}\n\nRespectfully submitted,\n`;

describe('classify', () => {
  it.each([
    ['MUTUAL NON-DISCLOSURE AGREEMENT', 'non-disclosure-agreement'],
    ['EMPLOYMENT AGREEMENT', 'employment-contract'],
    ['MASTER SERVICES AGREEMENT', 'service-agreement'],
    ['ASSET PURCHASE AGREEMENT', 'purchase-agreement'],
    ['COMMERCIAL LEASE AGREEMENT', 'lease-agreement'],
    ['SETTLEMENT AGREEMENT AND RELEASE', 'settlement-agreement'],
    ['SOFTWARE LICENSE AGREEMENT', 'license-agreement'],
    ['AMENDMENT NO. 2 TO SUPPLY AGREEMENT', 'contract-amendment'],
    ['AGREEMENT', 'contract-agreement'],
  ])('takes a contract headed %j for it', (title, type) => {
    expect(typeOf(contract(title))).toMatchObject({ type, family: 'contract' });
  });

  it.each([
    ['COMPLAINT FOR DAMAGES', 'complaint'],
    ['DEFENDANT’S ANSWER AND AFFIRMATIVE DEFENSES', 'answer'],
    ['DEFENDANT’S MOTION TO DISMISS', 'legal-motion'],
    ['MEMORANDUM OF LAW IN SUPPORT OF MOTION TO DISMISS', 'legal-brief'],
    ['ORDER GRANTING MOTION TO DISMISS', 'order'],
    ['NOTICE OF REMOVAL', 'notice'],
    ['FIRST SET OF INTERROGATORIES', 'discovery-request'],
    ['DECLARATION OF JANE ROE', 'declaration'],
  ])('takes a paper headed %j for it', (title, type) => {
    expect(typeOf(paper(title))).toMatchObject({ type, family: 'court-paper' });
  });

  it.each([
    [
      'opinion',
      'Before SMITH and JONES, Circuit Judges.\n\nSMITH, Circuit Judge.\n\nAppellant argues that the district court erred. We hold that it did not.\n\nAFFIRMED.',
    ],
    [
      'statute',
      '§ 12.101. Definitions\n\nAs used in this chapter, “fence” means a barrier.\n\n§ 12.102. Penalty\n\nIt is unlawful to remove a fence.',
    ],
    [
      'letter',
      'March 3, 2024\n\nVia Certified Mail\n\nRe: Fence\n\nDear Ms. Roe:\n\nThank you for your note.\n\nSincerely,\n\nJohn Doe',
    ],
    [
      'cease-and-desist-letter',
      'Re: Your use of our mark\n\nDear Ms. Roe:\n\nWe demand that you cease and desist from using the mark.\n\nVery truly yours,\n\nJohn Doe',
    ],
    [
      'memo',
      'MEMORANDUM\n\nTO: Jane Roe\nFROM: John Doe\nRE: Fences\n\nQUESTION PRESENTED\n\nMay she fence?',
    ],
    ['other', 'The cat sat on the mat and looked at the moon.'],
  ])('knows a %s', (type, text) => {
    expect(typeOf(text).type).toBe(type);
  });

  it('shows the words that say so, as they stand', () => {
    const text = contract('EMPLOYMENT AGREEMENT');
    const { evidence, confidence } = typeOf(text);
    expect(evidence.length).toBeGreaterThan(2);
    for (const { quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote);
    expect(confidence).toBeGreaterThan(0.8);
    expect(typeOf('The cat sat.').confidence).toBeLessThan(0.5);
  });
});
