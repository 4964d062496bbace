import { haveNothingInCommon, partyHeads } from './common-words.js';

describe('haveNothingInCommon', () => {
  it.each([
    ['Betancourt v. Stowe', 'Harmon v. Ridley'],
    ['United States v. Stowe', 'United States v. Ridley'],
    ['State v. Stowe', 'In re Harmon'],
    ['Acme Insurance Co. v. Stowe', 'Ridley Insurance Co. v. Harmon'],
  ])('%s | %s', (a, b) => {
    expect(haveNothingInCommon(a, b)).toBe(true);
    expect(haveNothingInCommon(b, a)).toBe(true);
  });

  it.each([
    ['one party', 'Stowe v. Ridley', 'Harmon v. Ridley'],
    ['a party in the other place', 'Ridley v. Stowe', 'Harmon v. Ridley'],
    ['a misspelled party', 'Lukovskij v. Stowe', 'Lukovsky v. Harmon'],
    ['initials', 'TVA v. Stowe', 'Harmon v. Tennessee Valley Authority'],
    ['a relator', 'Ohio ex rel. Stowe v. Vane', 'Stowe v. Ridley'],
    [
      'a caption cut short',
      'Petitioner v. United States',
      'Stowe, Aka Man, Petitioner v. United States',
    ],
  ])('is not so with %s', (_what, a, b) => {
    expect(haveNothingInCommon(a, b)).toBe(false);
    expect(haveNothingInCommon(b, a)).toBe(false);
  });
});

describe('partyHeads', () => {
  it.each([
    ['Bell Atl. Corp. v. Twombly', ['bell', 'twombly']],
    ["United States v. Nat'l Steel Co.", ['steel']],
    ['Board of Education v. State', ['education']],
    ['Commissioner v. State', ['commissioner']],
    ['United States v. Ohio', []],
  ])('%s', (name, heads) => {
    expect(partyHeads(name)).toEqual(heads);
  });
});
