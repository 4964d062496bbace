import { describe, expect, it } from '@jest/globals';
import { linesOf } from '../reading/lines.js';
import { readCaption } from './caption.js';

const read = (text: string) => {
  const { caption, parties } = readCaption(text, linesOf(text));
  return {
    court: caption.court?.name ?? null,
    name: caption.caseName,
    dockets: caption.dockets.map(({ number }) => number),
    judges: caption.judges.map(({ name }) => name),
    parties: parties.map(({ name, role }) => `${name}|${role}`),
  };
};

describe('readCaption', () => {
  it('reads a framed caption with a docket column', () => {
    const text = `IN THE UNITED STATES DISTRICT COURT\nFOR THE DISTRICT OF OREGON\n\nORCHARD SUPPLY, LLC,       )\n                           )\n        Plaintiff,         )\n                           )\n    v.                     )   Civil Action No. 22-cv-310\n                           )\nBETH CRANE and             )\nCRANE FARMS, INC.,         )\n        Defendants.        )\n`;
    expect(read(text)).toEqual({
      court: 'United States District Court for the District of Oregon',
      name: 'Orchard Supply, LLC v. Beth Crane',
      dockets: ['22-cv-310'],
      judges: [],
      parties: [
        'Orchard Supply, LLC|Plaintiff',
        'Beth Crane|Defendant',
        'Crane Farms, Inc.|Defendant',
      ],
    });
  });

  it('reads a reported opinion', () => {
    const text = `612 P.3d 40 (2021)\n\nPeter VALE, Petitioner,\n\nv.\n\nSTATE OF UTAH, Respondent.\n\nNo. 20200417.\n\nSupreme Court of Utah.\n\nMay 6, 2021.\n\nHIMONAS, Justice:\n\nWe affirm.\n`;
    expect(read(text)).toEqual({
      court: 'Utah Supreme Court',
      name: 'Peter Vale v. State of Utah',
      dockets: ['20200417'],
      judges: ['Himonas'],
      parties: ['Peter Vale|Petitioner', 'State of Utah|Respondent'],
    });
  });

  it('reads a panel, and a case of one name', () => {
    const text = `In re Harbor Estates\n\nNo. 21-12\n\nBefore GRANT, LIU, and O’NEIL, Circuit Judges.\n`;
    expect(read(text)).toMatchObject({
      name: 'In re Harbor Estates',
      judges: ['Grant', 'Liu', 'O’Neil'],
    });
  });

  it('reads a court of appeals of a state, a record number beside the parties, and chief justices', () => {
    const text = `COURT OF APPEALS OF VIRGINIA\n\nBefore KITE, C.J., HILL, and VOIGT, JJ.\n\nHARBOR DISTRIBUTORS, INC.\nMEMORANDUM OPINION\nv. Record No. 2676-10-2 PER CURIAM\nMAY 10, 2011\nJOHN M. VALE, SR.\n\nWe affirm.\n`;
    expect(read(text)).toMatchObject({
      court: 'Court of Appeals of Virginia',
      judges: ['Kite', 'Hill', 'Voigt'],
    });
  });

  it('takes the judge of the court below for no judge of the case', () => {
    const text =
      'Ann Vale\nv.\nOak, LLC\n\nAppeal from the Court of Claims\nBo M. Kim, Chief Judge\n\nDocket No. 2019-06\n\nPresiding Judge Lee L. Grant, III, delivered the opinion of the Board.\n';
    expect(read(text).judges).toEqual(['Lee L. Grant']);
  });

  it('knows the court below a stamp that repeats it', () => {
    const stamped =
      'United States Court of Appeals\n\nUnited States Court of Appeals\n\nfor the Fifth Circuit\tFifth Circuit\n\nFILED\n\nANN VALE,\n\nAppellant,\n\nv.\n\nOAK, INC.,\n\nAppellee.\n';
    expect(read(stamped).court).toBe('United States Court of Appeals for the Fifth Circuit');
  });

  it('takes no docket number for a part of a name, and no case of the body for its own', () => {
    const numbered = `ANN VALE,\n\nAppellant,\n\nv.\n\nS-12-0258\nGREY DRILLING COMPANY,\n\nAppellee.\n`;
    expect(read(numbered).name).toBe('Ann Vale v. Grey Drilling Company');
    const bare =
      'Mr. Justice Vale\n\ndelivered the opinion of the Court.\n\nUnited States v. Gray\n';
    expect(read(bare).name).toBeNull();
  });

  it('guesses no court, and takes no cited case for its own', () => {
    const text =
      'United States Court of Appeals\n\nAs we said in Gray v. Vale, 5 F.3d 1, the court of appeals may not.\n';
    expect(read(text)).toMatchObject({ court: null, name: null, parties: [] });
  });

  it('names the writer, and no judge to whom the decision was sent or who only disagrees', () => {
    const sent =
      'Ann Vale\nv.\nOak, LLC\n\nMr. Justice GREY delivered the opinion of the court.\n\nWe affirm.\n\nCERTIFICATE OF SERVICE\n\nBo M. Kim, Chief Judge\tX\tVia mail\n12 Sky Gap Court\n';
    expect(read(sent)).toMatchObject({ judges: ['Grey'], court: null });
    expect(
      read('Order\n\nThe motion is DENIED.\n\nKITE, C.J., would grant leave.\n').judges,
    ).toEqual([]);
    expect(
      read('MEMORANDUM\n\nThe motion is denied.\n\nBY THE COURT\n\nJ. W. VALE, JUDGE\n'),
    ).toMatchObject({ judges: ['J. W. Vale'], court: null });
  });

  it('names a board with its office, and the roles that only the list of counsel tells', () => {
    const text =
      'OREGON BUREAU OF WORKERS’ COMPENSATION\nWORKERS’ COMPENSATION APPEALS BOARD\n\nAnn Vale\nv.\n\nOak and Ash, LLC\n\nBo Kim, Salem, for the employer-appellant, Oak and Ash, LLC\n\nAnn Vale, Salem, employee-appellee, pro se\n';
    expect(read(text)).toMatchObject({
      court: 'Workers’ Compensation Appeals Board of the Oregon Bureau of Workers’ Compensation',
      parties: ['Ann Vale|Employee–Appellee', 'Oak and Ash, LLC|Employer–Appellant'],
    });
  });

  it('reads the letterhead of a clerk, its subject line and its stamp', () => {
    const text =
      'Case: 21-2728 Document: 138-2\n\nANN GREY\tUNITED STATES COURT OF APPEALS\tTELEPHONE\n\nFOR THE THIRD CIRCUIT\t215-555-0100\nCLERK\n\nRE: City of Salem v. Oak Corp, et al\n';
    expect(read(text)).toMatchObject({
      court: 'United States Court of Appeals for the Third Circuit',
      name: 'City of Salem v. Oak Corp',
      dockets: ['21-2728'],
    });
  });

  it('leaves the column of the seal and the judges out of the parties', () => {
    const pad = ' '.repeat(70);
    const text = `Order${pad}Michigan Supreme Court\n\n139994${pad}Ann Grey\n${pad}Bo Kim\n  JUNE MANESS,${pad}Lee Hill\n        Plaintiff-Appellant,${pad}Justices\n\n  v${pad}SC: 139994\n\n  OAK PHARMACY,\n        Defendant.\n`;
    expect(read(text).parties).toEqual([
      'June Maness|Plaintiff–Appellant',
      'Oak Pharmacy|Defendant',
    ]);
  });
});
