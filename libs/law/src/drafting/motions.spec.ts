import { describe, expect, it } from '@jest/globals';
import { type DraftWithoutCitations, draftTemplate } from './draft-template.js';

const motion = (requirements: string, jurisdiction?: string): DraftWithoutCitations =>
  draftTemplate({
    documentType: 'Legal Motion',
    requirements,
    ...(jurisdiction && { jurisdiction }),
  });
const notesOf = ({ sections }: DraftWithoutCitations): string =>
  sections.flatMap(({ notes }) => notes.map(({ reason }) => reason)).join('\n');
const headings = ({ sections }: DraftWithoutCitations): string[] =>
  sections.filter(({ parent }) => parent === 'argument').map(({ heading }) => heading);
const CAPTION = 'Harmon v. Lattice Robotics, Inc., No. 3:26-cv-04417, N.D. Cal.';
const waived = (draft: DraftWithoutCitations): string[] =>
  [...notesOf(draft).matchAll(/^Left out here[^:]*: ([^.]+)\.$/gm)].map(([, words]) => words!);

describe('a motion to dismiss', () => {
  it('argues each ground that is asked for, and names them in its title, opening and order', () => {
    const draft = motion(
      `Motion to dismiss for lack of personal jurisdiction and failure to state a claim, for the defendant. ${CAPTION}`,
    );
    const title =
      'Defendant’s Motion to Dismiss for Lack of Personal Jurisdiction and Failure to State a Claim';
    expect(draft.title).toBe(title);
    expect(draft.content.split(title)).toHaveLength(3);
    expect(draft.content).toContain('under Fed. R. Civ. P. 12(b)(2) and 12(b)(6), for lack of');
    expect(headings(draft).slice(0, 2)).toEqual([
      'The Court Has No Personal Jurisdiction over the Defendant',
      'The Facts Alleged Do Not State a Claim',
    ]);
    expect(draft.content).toMatch(/International Shoe.*Twombly/s);
    expect(draft.notUnderstood).toEqual([]);
  });

  it.each([
    [
      '12(b)(1)–(7)',
      ['12(b)(1)', '12(b)(2)', '12(b)(3)', '12(b)(4)', '12(b)(5)', '12(b)(6)', '12(b)(7)'],
    ],
    ['Rules 12(b)(1), (2), and (6)', ['12(b)(1)', '12(b)(2)', '12(b)(6)']],
    ['insufficient process and insufficient service of process', ['12(b)(4)', '12(b)(5)']],
    ['insufficient process and service of process', ['12(b)(4)', '12(b)(5)']],
    ['improper venue and no standing', ['12(b)(1)', '12(b)(3)']],
    ['failure to join an indispensable party', ['12(b)(7)']],
    ['the court does not have personal jurisdiction', ['12(b)(2)']],
    ['12(b)(6), 12(e) and 12(f)', ['12(b)(6)', '12(e)', '12(f)']],
  ])('reads the grounds of %s', (asked, rules) => {
    const { content } = motion(`Motion to dismiss: ${asked}. ${CAPTION}`);
    const [, stated = ''] = /under Fed\. R\. Civ\. P\. (.+?)(?:, for |\. \[)/.exec(content) ?? [];
    expect(stated.split(/,? and |, /)).toEqual(rules);
  });

  it('warns of each defense that it would waive, and of none that it raises', () => {
    expect(waived(motion(`Motion to dismiss for failure to state a claim. ${CAPTION}`))).toEqual([
      'lack of personal jurisdiction',
      'improper venue',
      'insufficient process',
      'insufficient service of process',
    ]);
    expect(waived(motion(`Motion to dismiss under 12(b)(2)-(6). ${CAPTION}`))).toEqual([]);
  });

  it('says that it names no ground where the requirements name none', () => {
    const draft = motion(`Motion to dismiss. ${CAPTION}`);
    expect(notesOf(draft)).toContain('The requirements name no ground');
    expect(headings(draft)[0]).toBe('The Facts Alleged Do Not State a Claim');
  });

  it('leaves out a ground that it is told not to raise', () => {
    const draft = motion(
      `Motion to dismiss for failure to state a claim; do not raise improper venue. ${CAPTION}`,
    );
    expect(headings(draft)).not.toContain('Venue Is Improper');
  });

  it('asks for the alternative second', () => {
    const draft = motion(
      `Motion to dismiss for improper venue, or in the alternative to transfer to the Southern District of New York under 28 U.S.C. § 1404(a), for defendant Brill LLC. Northern District of California, No. 3:26-cv-04417, Harmon v. Brill LLC.`,
    );
    expect(draft.content).toContain('Northern District of California\n');
    expect(draft.content).toContain(
      'an order dismissing the complaint or, in the alternative, transferring the action',
    );
    expect(draft.content).toContain('transfer is asked is the Southern District of New York');
  });

  it('has the forms and the warnings of New York', () => {
    const draft = motion(
      'Motion to dismiss under CPLR 3211(a)(1), (5) and (7) for Vale Corp. in Ortiz v. Vale Corp., Supreme Court of New York, County of Kings.',
    );
    expect(draft.title).toBe(
      'Defendant’s Motion to Dismiss under CPLR 3211(a)(1), (a)(5), and (a)(7)',
    );
    expect(waived(draft)).toEqual(['lack of personal jurisdiction, which includes service']);
    expect(draft.notUnderstood).toEqual([]);
  });

  it('puts the special appearance first in Texas', () => {
    const draft = motion(
      'Rule 91a motion and lack of personal jurisdiction for the defendant, Delgado v. Mesa Builders, LLC, District Court of Travis County, Texas.',
    );
    expect(draft.title).toBe(
      'Defendant’s Special Appearance and, Subject to It, Rule 91a Motion to Dismiss',
    );
    expect(headings(draft)[0]).toMatch(/^Special Appearance/);
  });

  it('quashes, demurs and strikes in California', () => {
    const draft = motion(
      'Anti-SLAPP motion and demurrer for failure to state a cause of action, and lack of personal jurisdiction, on behalf of the defendant, Pell v. Ames, Superior Court of California, County of Los Angeles.',
    );
    expect(draft.title).toBe(
      'Defendant’s Motion to Quash Service of Summons, Demurrer to the Complaint, and Special Motion to Strike',
    );
    expect(draft.content).toContain('§§ 418.10(a)(1), 430.10(e), and 425.16');
  });
});

describe('other motions', () => {
  it.each([
    [
      'Plaintiff Rosa Diaz moves to remand for lack of subject-matter jurisdiction',
      'Plaintiff’s Motion to Remand',
      '28 U.S.C. § 1447(c)',
    ],
    [
      'Motion in limine to exclude evidence of prior convictions, for the plaintiff',
      'Plaintiff’s Motion in Limine',
      'at issue is evidence of prior convictions.',
    ],
    ['Motion to suppress, for the defendant', 'Defendant’s Motion to Suppress', 'Mapp v. Ohio'],
    [
      'Motion for judgment on the pleadings, for the defendant',
      'Defendant’s Motion for Judgment on the Pleadings',
      'Fed. R. Civ. P. 12(c)',
    ],
  ])('are drafted of their own kind: %s', (asked, title, words) => {
    const draft = motion(`${asked}, N.D. Ill. No. 1:26-cv-00123.`);
    expect(draft.title).toBe(title);
    expect(draft.content).toContain(words);
    expect(draft.notUnderstood).toEqual([]);
  });

  it('list a kind of motion that another has taken the place of', () => {
    const draft = motion(`Motion to compel after the motion to dismiss was denied. ${CAPTION}`);
    expect(draft.notUnderstood.join(' ')).toContain('dismiss');
  });
});

describe('a motion that attacks no pleading', () => {
  it.each([
    [
      'Motion for summary judgment for the plaintiff.',
      'New York',
      'an order granting summary judgment, under N.Y. C.P.L.R. 3212',
    ],
    [
      'Motion to compel. Movant: plaintiff. They refused Interrogatories 4, 7 and 11 and more.',
      'federal',
      'The discovery at issue is Interrogatories 4, 7 and 11.',
    ],
    [
      'Motion to compel. Movant: plaintiff.',
      'federal',
      'Plaintiff moves for an order compelling the discovery identified below, under Fed. R. Civ. P. 37(a)(3).',
    ],
    [
      'Motion for a preliminary injunction against Bo Lund.',
      'federal',
      'Plaintiff moves for an order restraining the conduct identified below until judgment, under Fed. R. Civ. P. 65.',
    ],
    [
      'Extension of time to answer the complaint, which is due on May 10, 2027, until May 31, 2027.',
      'federal',
      'The time to answer the complaint, which ends on May 10, 2027, should be extended until May 31, 2027.',
    ],
  ])('says what it asks for and by what rule: %s', (requirements, jurisdiction, words) => {
    const { content } = draftTemplate({ documentType: 'Legal Motion', requirements, jurisdiction });
    expect(content).toContain(words);
  });

  it('stands in the court that the jurisdiction names', () => {
    const { content } = draftTemplate({
      documentType: 'Legal Motion',
      requirements: 'Motion to dismiss for improper venue, Lund v. Pike.',
      jurisdiction: 'United States District Court for the District of Colorado',
    });
    expect(content).toMatch(/^UNITED STATES DISTRICT COURT\nDistrict of Colorado\n/);
  });

  it('names the judge and the department', () => {
    const { content } = draftTemplate({
      documentType: 'Legal Motion',
      requirements: 'Demurrer. Dept. C-65, Judge Harold Lim.',
      jurisdiction: 'California',
    });
    expect(content).toContain('Judge: Harold Lim');
    expect(content).toContain('in Department C-65');
  });
});

describe('a brief before trial', () => {
  const brief = (requirements: string): DraftWithoutCitations =>
    draftTemplate({ documentType: 'Legal Brief', requirements });
  const INJUNCTION = `Memorandum in support of preliminary injunction for plaintiff Harmon. ${CAPTION}`;

  it('is a memorandum, as a court that hears no appeal has no appellant', () => {
    const { content, title, documentType } = brief(INJUNCTION);
    expect(documentType).toBe('Legal Brief');
    expect(title).toBe(
      'Memorandum of Law in Support of Plaintiff’s Motion for Preliminary Injunction',
    );
    expect(content).toMatch(/^UNITED STATES DISTRICT COURT.*Winter v\. Nat/s);
    expect(content).not.toMatch(/appell|proposed order/i);
  });

  it.each([
    'Opening brief of the appellant. Harmon v. Lattice Robotics, Inc., No. 26-3417, Ninth Circuit.',
    'Brief in support of affirming the judgment. Harmon v. Lattice Robotics, Inc.',
  ])('stays a brief on appeal: %s', (requirements) => {
    expect(brief(requirements).content).toMatch(/Appellant/);
  });

  it('asks to deny what it opposes', () => {
    const { content, title } = motion(
      `Opposition to defendant’s motion to dismiss for failure to state a claim. ${CAPTION}`,
    );
    expect(title).toMatch(
      /^Plaintiff’s Opposition to Motion to Dismiss for Failure to State a Claim$/,
    );
    expect(content).toContain('Plaintiff asks the court to deny the motion');
    expect(content).toContain('the court DENIES the motion');
    expect(content).not.toMatch(/moves for|GRANTS|Do Not State a Claim/);
  });
});
