import { describe, expect, it } from '@jest/globals';
import { findCitations } from './find-citations.js';

const laws = (text: string) => findCitations(text).map(({ normalized }) => normalized);

describe('laws in words', () => {
  it.each([
    ['section 1983 of title 42 of the United States Code', '42 U.S.C. § 1983'],
    ['Section 39 of title 27, U. S. C.', '27 U.S.C. § 39'],
    ['Title 28, Section 1406(a) of the United States Code', '28 U.S.C. § 1406(a)'],
    [
      'sections 1331, 1332(a) and 1343 of title 28, United States Code',
      '28 U.S.C. §§ 1331, 1332(a), 1343',
    ],
    ['title 29, section 1910.134 of the Code of Federal Regulations', '29 C.F.R. § 1910.134'],
    ['article I, section 8 of the Constitution', 'U.S. Const. art. I, § 8'],
    [
      'clause 3 of section 8 of Article I of the United States Constitution',
      'U.S. Const. art. I, § 8, cl. 3',
    ],
    ['Article IV of the Constitution of the United States of America', 'U.S. Const. art. IV'],
    ['Fourth Amendment to the U.S. Constitution', 'U.S. Const. amend. IV'],
    ['§ 5 of the Fourteenth Amendment', 'U.S. Const. amend. XIV, § 5'],
    ['article I, section 9 of the New York State Constitution', 'N.Y. Const. art. I, § 9'],
    ['Section 19, Article I, Ohio Constitution', 'Ohio Const. art. I, § 19'],
    ['Art. 1, § 11 of the Constitution of the State of Michigan', 'Mich. Const. art. I, § 11'],
    ['section 187 of the California Penal Code', 'Cal. Penal Code § 187'],
    ['section 95.11, Florida Statutes', 'Fla. Stat. § 95.11'],
    ['§ 2905.34 of the Ohio Revised Code', 'Ohio Rev. Code Ann. § 2905.34'],
    ['section 8.01-243 of the Code of Virginia', 'Va. Code Ann. § 8.01-243'],
    ['Massachusetts General Laws chapter 260, section 2A', 'Mass. Gen. Laws ch. 260, § 2A'],
    ['Article 2286 of the Louisiana Civil Code', 'La. Civ. Code Ann. art. 2286'],
    ['section 102 of title 8 of the Delaware Code', 'Del. Code Ann. tit. 8, § 102'],
  ])('reads %s in a sentence', (law, expected) => {
    const text = `They say that ${law}, as amended,\nbars it.`;
    expect(findCitations(text)).toMatchObject([
      { text: law, start: text.indexOf(law), normalized: expected },
    ]);
  });

  it.each([
    ['the Fifth and Fourteenth Amendments to the United States Constitution', ['V', 'XIV']],
    ['the First, 4th, and Fourteenth Amendments of the Constitution', ['I', 'IV', 'XIV']],
  ])('reads each of %s', (words, amendments) => {
    const text = `It rests on ${words}, and more.`;
    expect(laws(text)).toEqual(amendments.map((each) => `U.S. Const. amend. ${each}`));
    expect(findCitations(text).at(-1)!.text).toMatch(/^Fourteenth Amendments .* Constitution$/);
  });

  it.each([
    ['It rests on the Fourth and Fourteenth Amendments.', ['IV', 'XIV']],
    ['The First and the Fourteenth Amendments forbid it.', ['I', 'XIV']],
    ['He has a right under the Fourth or Fourteenth Amendments to be free.', ['IV', 'XIV']],
    ['This extends the First and Fourth Amendments to the States by its Due Process.', ['I', 'IV']],
    ['It violates the Constitution: the Fifth and Sixth Amendments say so.', ['V', 'VI']],
  ])('reads amendments that name no law: %s', (text, amendments) => {
    expect(laws(text)).toEqual(amendments.map((each) => `U.S. Const. amend. ${each}`));
    expect(findCitations(text).at(-1)!.text).toMatch(/^\w+ Amendments$/);
  });

  it('takes the year that stands behind it', () => {
    const [law] = findCitations(
      'We recognize that section\n61.11,  Florida Statutes (1995), so says.',
    );
    expect(law).toMatchObject({ normalized: 'Fla. Stat. § 61.11', fields: { year: 1995 } });
  });

  it.each([
    ['a provision without its law', 'Article III standing, section 5 and the Fourth Amendment'],
    ['amendments of a contract', 'As changed by the First and Second Amendments, rent is due.'],
    [
      'amendments to a contract',
      'A constitutional suite: the Fourth and Fifth Amendments to the Lease.',
    ],
    ['a row of amendments', 'The Twelfth, Thirteenth and Fourteenth Amendments raise the loan.'],
    ['articles of a state that has none', 'Article 22 of the Ohio Civil Code'],
    ['a title without a section', 'a survey of Title 18 of the U.S. Code'],
    ['what the federal one does not have', 'Section 8, Article IX, of the Constitution'],
    ['a section without its article', 'under the provisions of section 152 of the Constitution'],
    ['one that is no longer in force', 'Art. III of the New York Constitution of 1777'],
    ['an older code', 'section 2606 of the Code of Mississippi 1906'],
    ['a book', 'History of the Fourth Amendment to the United States Constitution (1937)'],
  ])('reads nothing of %s', (_, text) => {
    expect(laws(text)).toEqual([]);
  });

  it('leaves what stands around it as it was', () => {
    expect(
      laws(
        'See 42 U.S.C. § 1983; § 1 of the Fourteenth Amendment; Roe v. Wade, 410 U.S. 113 (1973).',
      ),
    ).toEqual(['42 U.S.C. § 1983', 'U.S. Const. amend. XIV, § 1', '410 U.S. 113']);
  });
});
