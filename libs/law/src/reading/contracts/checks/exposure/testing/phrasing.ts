/** A contract in short: who makes it, and its clauses, which are numbered from 1. */
export interface Phrasing {
  /** What makes it hard. */
  about: string;
  /** Who promises and to whom; a provider and a customer unless specified. */
  roles?: readonly [string, string];
  clauses: readonly string[];
}

/** The contract in full, with an opening that names both parties. */
export function contractOf({ roles = ['Provider', 'Customer'], clauses }: Phrasing): string {
  const [one, other] = roles;
  const opening = `AGREEMENT\n\nThis Agreement is entered into as of March 3, 2021 by and between Alder Systems, Inc., a Delaware corporation (the "${one}"), and Birch Foods LLC, an Ohio limited liability company (the "${other}").`;
  return `${[opening, ...clauses.map((clause, at) => `${at + 1}. ${clause}`)].join('\n\n')}\n`;
}

/** What comes between a promise and a limit in a contract of many pages. */
export const FILLER = [
  'Notices. Every notice under this Agreement shall be in writing and shall be sent by courier to the address on the signature page.',
  'Taxes. Each party shall bear its own taxes, and no withholding shall exceed what the law requires.',
  'Records. The Provider shall keep accurate records for three (3) years and make them available on request.',
] as const;
