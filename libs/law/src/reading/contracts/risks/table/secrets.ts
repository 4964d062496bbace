import { risk } from './risk.js';

/** What may be said, shown, and kept secret. */
export const SECRETS = {
  publicity: risk(
    'low',
    'the side whose name or likeness is used',
    [
      'Name, logo, or likeness may be used by the other.',
      'Each use needs consent in writing.',
      'Ask for consent to each use, brand guidelines, and an end with the contract.',
    ],
    {
      rests:
        /\bnames?\b|logo|likeness|\bmarks?\b|image|photo|publici|identity|announce|advertis|testimon|customer list|case stud|voice/i,
      softeners: ['consent', 'mutual'],
    },
  ),
  'no-publication': risk(
    'medium',
    'the author, researcher, or reviewer',
    [
      'Results, reviews, or criticism may not be published. The Consumer Review Fairness Act voids this in form contracts for consumers.',
      'A delay of 30 to 90 days so that a patent can be filed.',
      'Ask for a right to publish after a short review, and strike bans on reviews.',
    ],
    {
      rests:
        /publi|review|critici|result|comment|\bpost|benchmark|press|disclos|opinion|rating|writ|manuscript|releas|print|circulat/i,
      softeners: ['consent', 'notice'],
    },
  ),
  'perpetual-confidentiality': risk(
    'low',
    'the side that receives secrets',
    [
      'Secrecy has no end. Files must be guarded forever, and some states ask for a limit.',
      'Three to five years, and longer for trade secrets only.',
      'Ask for a term of three to five years, trade secrets aside.',
    ],
    { rests: /confiden|secre|disclos|information/i, softeners: ['mutual'] },
  ),
  'one-way-confidentiality': risk(
    'medium',
    'the side whose secrets are not protected',
    [
      'Only one side must keep secrets. What the other learns is free to use.',
      'Mutual, with the usual exceptions.',
      'Ask for mutual duties and the usual exceptions.',
    ],
    { rests: /confiden|secre|disclos|proprietary|\bprivate/i, softeners: ['mutual'] },
  ),
  residuals: risk(
    'medium',
    'the side that discloses',
    [
      'What is remembered may be used freely. Secrets leave in the memory of the other side’s personnel.',
      'Not usual outside of technology evaluations; source code and patents are left out.',
      'Strike it, or limit it to unaided memory and general skill, without a license to patents or copyrights.',
    ],
    {
      rests:
        /memor|remember|retain|residual|recall|know-?how|\bideas?\b|skill|learn|\bminds?\b|\bheads?\b/i,
      softeners: ['mutual'],
    },
  ),
  'no-compelled-disclosure': risk(
    'medium',
    'the side that holds secrets',
    [
      'Even a court or agency must be refused. No one can keep such a promise, and one that silences witnesses or those who report wrongdoing is void.',
      'Disclosure that law requires is allowed after notice where that is lawful.',
      'Ask for the usual exception for legal process, with costs of any objection on the side that objects.',
    ],
    { rests: /process|subpoena|court|order|regulator|government|law\b|inquir|official|agenc/i },
  ),
};
