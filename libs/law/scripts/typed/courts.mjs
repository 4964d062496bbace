/** Courts as people write them. */
const ORDINAL =
  'Zeroth First Second Third Fourth Fifth Sixth Seventh Eighth Ninth Tenth Eleventh Twelfth'.split(
    ' ',
  );
const SIDE = {
  N: 'Northern',
  S: 'Southern',
  E: 'Eastern',
  W: 'Western',
  M: 'Middle',
  C: 'Central',
};

/** A court as people write it: abbreviated, in full, its parts turned round. */
export function courtWords(court, r) {
  const circuit = /^(\d+)\w\w? Cir\.$/.exec(court.citation)?.[1];
  if (circuit)
    return r.pick([
      court.citation,
      court.citation,
      `${ORDINAL[circuit]} Circuit`,
      `${circuit}th Circuit`,
      `CA${circuit}`,
      `${circuit} Cir.`,
      `${ORDINAL[circuit]} Circuit Court of Appeals`,
      `${circuit}th Cir.`,
      `U.S. Court of Appeals for the ${ORDINAL[circuit]} Circuit`,
      `${ORDINAL[circuit].toLowerCase()} circuit`,
      `United States Court of Appeals, ${ORDINAL[circuit]} Circuit`,
      `${ORDINAL[circuit]} Cir.`,
      `U.S. Court of Appeals ${circuit}th Circuit`,
    ]);
  const [, side, place] = /^([NSEWMC])\.D\. ?(.+)$/.exec(court.citation) ?? [];
  if (side)
    return r.pick([
      court.citation,
      court.citation,
      court.citation.replaceAll('.', ''),
      court.citation.replaceAll(/[. ]/g, ''),
      court.citation.replaceAll(/[. ]/g, '').toLowerCase(),
      `${SIDE[side]} District of ${court.location}`,
      `${side}. D. ${place}`,
      `${SIDE[side]} District ${court.location}`,
      `U.S. District Court for the ${SIDE[side]} District of ${court.location}`,
      `${court.location} ${SIDE[side]} District`,
      `${SIDE[side]} Dist. ${place}`,
      `District Court, ${court.citation}`,
      `U.S. Dist. Ct. ${court.citation}`,
    ]);
  if (/^D\. ?[A-Z]/.test(court.citation))
    return r.pick([
      court.citation,
      `District of ${court.location}`,
      `U.S. District Court for the District of ${court.location}`,
      `D ${court.location}`,
      `U.S. District Court, ${court.location}`,
      `federal district court in ${court.location}`,
    ]);
  const name = court.name.replace(/^Supreme Court of /, (found) => (r.chance(0.5) ? found : ''));
  return r.pick([
    court.citation,
    court.citation,
    court.name,
    name,
    court.citation.replace('Ct. App.', 'Court of Appeals'),
    court.citation.replace('Ct. App.', 'App.'),
    `${court.location} ${court.name.replace(new RegExp(`(?: of)? ?${court.location}`), '').trim()}`,
    court.citation.replaceAll('. ', '.'),
    court.citation.replaceAll('.', ''),
    ...court.aliases.slice(0, 3),
  ]);
}

export const SCOTUS_NAMES = [
  'United States Supreme Court',
  'U.S. Supreme Court',
  'Supreme Court of the United States',
  'Supreme Court',
  'SCOTUS',
  'US Sup Ct',
];
export const AGENCIES = [
  'EAB',
  'N.L.R.B.',
  'NLRB',
  'T.C.',
  'Fed. Cl.',
  'Ct. Int’l Trade',
  'B.I.A.',
  'BIA',
  'F.T.C.',
  'B.A.P. 9th Cir.',
  'Bankr. S.D.N.Y.',
  'Bankr. D. Del.',
  'bankruptcy court, D. Del.',
  'Tax Court',
  'D.C. Cir.',
  'District of Columbia Circuit',
  'Federal Circuit',
  'Fed. Cir.',
  'U.S. Court of Appeals for the Federal Circuit',
  'DC Circuit',
];
