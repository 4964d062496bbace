import type { LaterHistory } from '@casewright/contracts';

/** What later law did to Roe v. Wade, 410 U.S. 113, as a library tells it that says so itself. */
export const ROE_OVERRULED: LaterHistory = {
  standing: 'bad',
  events: [
    {
      kind: 'overruled',
      scope: 'whole',
      by: "Dobbs v. Jackson Women's Health Organization",
      citation: '597 U.S. 215',
      year: 2022,
      point: 'a right to abortion',
      isDerived: false,
      sources: ["the library's own table"],
    },
  ],
  knownUntil: '2025-06-27',
};
