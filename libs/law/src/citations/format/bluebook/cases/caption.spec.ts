import { describe, expect, it } from '@jest/globals';
import { shortCaption } from './caption.js';

describe('the name of a case for a list', () => {
  it.each([
    // T6 and T10; a party that is one place or the United States stays whole.
    ['Board of Regents of State Colleges v. Roth', 'scotus', 'Bd. of Regents v. Roth'],
    [
      'San Antonio Independent School District v. Rodriguez',
      'scotus',
      'San Antonio Indep. Sch. Dist. v. Rodriguez',
    ],
    ['North Dakota v. United States', 'scotus', 'North Dakota v. United States'],
    // A state before its own courts and before others.
    ['State of Ohio v. Smith', 'ohio', 'State v. Smith'],
    ['State of Ohio v. Smith', 'scotus', 'Ohio v. Smith'],
    ['People of the State of New York v. Goetz', 'ny', 'People v. Goetz'],
    // What a caption says about a party.
    ['Thompson v. Nixon, Attorney General of Missouri', 'ca8', 'Thompson v. Nixon'],
    ['Robert L. Gray, et al., Appellants v. The Acme Company, Inc.', 'ca9', 'Gray v. Acme Co.'],
    [
      'United States v. Kenyatta Robinson, A/K/A Kavon Henderson, A/K/A Kevin Clark',
      'ca4',
      'United States v. Kenyatta Robinson',
    ],
    [
      'Tony Delduca, Doing Business as Delduca Trucking Service v. Fidelity Company',
      'ca6',
      'Tony Delduca v. Fid. Co.',
    ],
    // The first of several persons, and of no firm.
    ['Sewer District v. Richard C. Ray and Patricia A. Alford', 'ind', 'Sewer Dist. v. Ray'],
    [
      'Floyd L. Wallace v. James Greer, Michael P. Lane, and Illinois Prison Review Board',
      'ca7',
      'Wallace v. Greer',
    ],
    ['Smith, Kline & French Laboratories v. Clark', 'ca3', 'Smith, Kline & French Labs. v. Clark'],
    ['James and Sons Company v. Clark', 'ca3', 'James & Sons Co. v. Clark'],
    // A ship is no person, though it bears the name of one.
    ['Davey v. The Mary Frost', 'txed', 'Davey v. The Mary Frost'],
    // Procedural phrases.
    ['In the Matter of the Estate of Brown', 'ny', 'In re Estate of Brown'],
    ['in the Interest Of: P.G.G., B.N.G., and R.T.G., Minor Children', 'texapp', 'In re P.G.G.'],
    ['Ohio Ex Rel. Eaton v. Price', 'scotus', 'Ohio ex rel. Eaton v. Price'],
    // Of unreported decisions.
    [
      'Niedzwiecki v. Halligan, No. Cv96 033 50 09 (Aug. 10, 2001)',
      'connsuperct',
      'Niedzwiecki v. Halligan',
    ],
    ['State v. Patton, Unpublished Decision (3-22-2007)', 'ohioctapp', 'State v. Patton'],
    // In capitals, or with a sign too many.
    ['MIRANDA v. ARIZONA', 'scotus', 'Miranda v. Arizona'],
    ['O’BRIEN’S v. McDONALD', 'scotus', 'O’Brien’s v. McDonald'],
    ['IN RE THE ESTATE OF BROWN', 'ny', 'In re Estate of Brown'],
    ['NAACP v. BUTTON', 'scotus', 'NAACP v. Button'],
    ['PRIMERANO v. Indiana State Police', 'ind', 'Primerano v. Ind. State Police'],
    ['NLRB v. Jones & Laughlin Steel Corp.', 'scotus', 'NLRB v. Jones & Laughlin Steel Corp.'],
    ['BEHNKE, INC. v. State', 'ind', 'Behnke, Inc. v. State'],
    ['QUINN VS. HARMON', 'nev', 'Quinn v. Harmon'],
    ['Pickler v. . Pinecrest Manor', 'nc', 'Pickler v. Pinecrest Manor'],
    [
      'UNITED STATES OF AMERICA, Plaintiff-Appellee v. JOHN SMITH, Defendant-Appellant',
      'ca4',
      'United States v. Smith',
    ],
    // Nothing to shorten, nothing to be sure of.
    ['Riley v. California', 'scotus', 'Riley v. California'],
    ['Opinion v. ', 'scotus', 'Opinion v. '],
    ['', 'scotus', ''],
  ])('%s (%s): %s', (title, court, short) => {
    expect(shortCaption(title, court)).toBe(short);
  });
});
