import { describe, expect, it } from '@jest/globals';
import { findSignatures } from '../signatures.js';
import { contractParties } from './contract-parties.js';
import { isNameLike, kindOfParty, proseName } from './names.js';

const parties = (text: string) =>
  contractParties(text, findSignatures(text)).map(
    ({ name, role, kind, description, start, end }) => {
      expect(text.slice(start, end).replace(/\s+/g, ' ')).toContain(name);
      return [name, role, kind, description];
    },
  );

describe('contractParties', () => {
  it.each([
    [
      'This Lease is made by and between Oak Hall, LLC, an Ohio limited liability company (“Landlord”), and Ann Lee, an individual (the “Tenant”). WHEREAS',
      [
        ['Oak Hall, LLC', 'Landlord', 'organisation', 'an Ohio limited liability company'],
        ['Ann Lee', 'Tenant', 'person', 'an individual'],
      ],
    ],
    [
      'THIS AGREEMENT (this "Agreement") dated May 1, 2020 is between the City of Salem ("City") and iDrive Corp. with its principal office at 4 Elm Street ("Contractor").',
      [
        ['City of Salem', 'City', 'government', null],
        ['iDrive Corp.', 'Contractor', 'organisation', null],
      ],
    ],
    [
      'This Note is entered into between Ann Lee, an individual, and Oak Hall, LLC, an Ohio company.\n\nIt is short.',
      [
        ['Ann Lee', null, 'person', 'an individual'],
        ['Oak Hall, LLC', null, 'organisation', 'an Ohio company'],
      ],
    ],
    [
      'This Agreement is made by and between Elm Labs, Inc. (“Elm”), a Nevada corporation, having its office at 21 West Loop, Houston, Texas 77027, and Oak Pharma GmbH, (“OP”), a Polish corporation. WHEREAS',
      [
        ['Elm Labs, Inc.', 'Elm', 'organisation', 'a Nevada corporation'],
        ['Oak Pharma GmbH', 'OP', 'organisation', null],
      ],
    ],
    [
      'This Agreement is between Elm, Ltd (hereinafter the “Company”), a Delaware corporation whose address is 5 First Ave, FL 33701 and Ann Lee (hereinafter the “Consultant”), an individual. WHEREAS',
      [
        ['Elm, Ltd', 'Company', 'organisation', 'a Delaware corporation'],
        ['Ann Lee', 'Consultant', 'person', null],
      ],
    ],
    [
      'This Agreement is by and between Elm Inc., a Delaware corporation (“Elm”) and mOak Inc., an Ohio corporation (“mOak”). WHEREAS',
      [
        ['Elm Inc.', 'Elm', 'organisation', 'a Delaware corporation'],
        ['mOak Inc.', 'mOak', 'organisation', 'an Ohio corporation'],
      ],
    ],
    [
      'This Agreement is among Elm, Inc., an Israeli registered corporation no. 52 (“Elm”), and Oak Bank (“Oak”). The Indenture was made by Elm and Ash Trust Company (the “Trustee”). WHEREAS',
      [
        ['Elm, Inc.', 'Elm', 'organisation', 'an Israeli registered corporation'],
        ['Oak Bank', 'Oak', 'organisation', null],
      ],
    ],
    [
      'AGENCY AGREEMENT\n\nLadies and Gentlemen:\n\nThe undersigned, Elm Bancorp, Inc. (the “Company”) and Oak Savings Association, a federal savings and loan association (“Association”), insured by the Ash Fund (“AF”) that is run by law, hereby confirm their agreement with Fir Capital, Inc. (“Agent”) as follows:\n\nSECTION 1. The Offering.',
      [
        ['Elm Bancorp, Inc.', 'Company', 'organisation', null],
        [
          'Oak Savings Association',
          'Association',
          'organisation',
          'a federal savings and loan association',
        ],
        ['Fir Capital, Inc.', 'Agent', 'organisation', null],
      ],
    ],
    [
      'Road Agreement Party A (Shipper): Sun Express Co., Ltd. Address: 5 Elm Road Party B (Carrier): Moon Logistics Ltd. Address: 6 Oak Road',
      [
        ['Sun Express Co., Ltd.', 'Shipper', 'organisation', null],
        ['Moon Logistics Ltd.', 'Carrier', 'organisation', null],
      ],
    ],
    [
      'Party A: Sun Trading Co., Ltd. (“Seller”)\nParty B: Moon Retail GmbH (“Buyer”)\n',
      [
        ['Sun Trading Co., Ltd.', 'Seller', 'organisation', null],
        ['Moon Retail GmbH', 'Buyer', 'organisation', null],
      ],
    ],
    [
      'The undersigned agree to file jointly.\n\nOAK HALL, LLC\n\nBy: /s/ Ann Lee\nName: Ann Lee\n\nELM HOUSE, INC.\n\nBy: /s/ Bo Kim\nName: Bo Kim\n',
      [
        ['OAK HALL, LLC', null, 'organisation', null],
        ['ELM HOUSE, INC.', null, 'organisation', null],
      ],
    ],
  ])('%j', (text, expected) => {
    expect(parties(text)).toEqual(expected);
  });

  it('prefers the preamble to a cover without aliases', () => {
    const text =
      'AGREEMENT\n\nbetween\n\nOAK HALL, LLC\n\nand\n\nELM HOUSE, INC.\n\nThis Agreement is by and between Oak Hall, LLC (“Oak”) and Elm House, Inc. (“Elm”). WHEREAS';
    expect(parties(text).map(([name, role]) => [name, role])).toEqual([
      ['Oak Hall, LLC', 'Oak'],
      ['Elm House, Inc.', 'Elm'],
    ]);
  });
});

describe('findSignatures', () => {
  it('parts blocks that stand side by side, and knows blank lines', () => {
    const text =
      'OAK HALL, LLC                  ELM HOUSE, INC.\n\nBy: /s/ Ann Lee                By: ____________\nName: Ann Lee                  Name: Bo Kim\nTitle: President               Title: Secretary\n';
    expect(findSignatures(text)).toMatchObject([
      { party: 'OAK HALL, LLC', name: 'Ann Lee', title: 'President', signed: true, blank: false },
      { party: 'ELM HOUSE, INC.', name: 'Bo Kim', title: 'Secretary', signed: false, blank: true },
    ]);
  });
});

it('takes no field of the block above, and no name run on, for a party or a title', () => {
  const text =
    'OAK HALL, LLC\n\nBy: /s/ Ann Lee Ann Lee\nName: Ann Lee\nTitle: President and\n\nBy: /s/ Bo Kim\nName: Bo Kim\nTitle: Director KES 7 CAPITAL INC.\n';
  expect(findSignatures(text)).toMatchObject([
    { party: 'OAK HALL, LLC', name: 'Ann Lee', title: 'President' },
    { party: null, name: 'Bo Kim', title: 'Director' },
  ]);
});

describe('names', () => {
  it('prints capitals as prose does', () => {
    expect(proseName('ACME WIDGETS OF OHIO, INC.')).toBe('Acme Widgets of Ohio, Inc.');
    expect(proseName('Kaylene MITCHELL')).toBe('Kaylene Mitchell');
    expect(proseName("O'NEIL & SONS LLC")).toBe("O'Neil & Sons LLC");
    expect(proseName('JAMES A. DORSEY ET AL.')).toBe('James A. Dorsey et al.');
    expect(proseName('UTEK Corporation')).toBe('UTEK Corporation');
    expect(proseName('iDrive Corp.')).toBe('iDrive Corp.');
  });

  it('tells kinds apart, and names from clauses', () => {
    expect(kindOfParty('State of Ohio', null)).toBe('government');
    expect(kindOfParty('Ann Lee', null)).toBe('person');
    expect(kindOfParty('Lee Holdings', null)).toBe('organisation');
    expect(isNameLike('We have developed and used')).toBe(false);
    expect(isNameLike('Bank of the West')).toBe(true);
  });
});

describe('parties that real contracts showed to be misread', () => {
  it('takes a title that names both sides for no party', () => {
    const text =
      'AMENDMENT BETWEEN OAK MICRO AND ELMGEAR\n\nThis Amendment is entered into by and between ELMGEAR, Inc. ("ELMGEAR"), and Oak Micro ("Distributor").';
    expect(parties(text).map(([name, role]) => [name, role])).toEqual([
      ['ELMGEAR, Inc.', 'ELMGEAR'],
      ['Oak Micro', 'Distributor'],
    ]);
  });

  it('takes the companies before their signatures, and not those who signed', () => {
    const text =
      'The undersigned execute this agreement. OAK EQUITY I/II S.À R.L. /s/ Ann Lee By: Ann Lee Title:Authorized Signatory /s/ Bo Kim By: Bo Kim DANIEL KŘETÍN /s/ Daniel Kretin By: Daniel Kretin';
    expect(parties(text)).toEqual([
      ['OAK EQUITY I/II S.À R.L.', null, 'organisation', null],
      ['DANIEL KŘETÍN', null, 'person', null],
    ]);
  });

  it('parts two companies under one alias, and keeps the whole of a description', () => {
    const text =
      'The undersigned, Oak Ltd. (the "Lead Agent"), Elm 7 Capital Inc., and Ash & Co. Ltd. (collectively the "Agents") understand that Birch Inc. (the "Corporation") proposes to sell.';
    expect(parties(text).map(([name, role]) => [name, role])).toEqual([
      ['Oak Ltd.', 'Lead Agent'],
      ['Elm 7 Capital Inc.', 'Agent'],
      ['Ash & Co. Ltd.', 'Agent'],
      ['Birch Inc.', 'Corporation'],
    ]);
    const supply =
      'made by and between OAK 1, LLC, d/b/a/ ELM FARMS ("Elm Farms"), a Delaware limited liability company and Ash Foods, Inc, a Nevada Corporation ("Ash") , each individually "a Party."';
    expect(parties(supply)[0]![3]).toBe('a Delaware limited liability company');
  });
});

it('takes no witness for the one who signs', () => {
  const text =
    "IN WITNESS WHEREOF, they sign.\n\nWITNESS:   ROANOKE OAK COMPANY\n\n/s/ Diane L. Conner   By /s/ John S. D'Elm     John S. D'Elm, President\n\nWITNESS:   TOWN OF SALEM\n\n/s/ Susan N. Ash   By /s/ Chris S. Vale     Chris S. Vale, Town Manager\n";
  expect(findSignatures(text)).toMatchObject([
    { name: "John S. D'Elm", signed: true },
    { name: 'Chris S. Vale', signed: true },
  ]);
});
