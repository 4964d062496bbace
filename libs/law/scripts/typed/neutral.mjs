/** Decisions that their court numbers itself, and their paragraphs (Bluebook rule 10.3.3). */
export const NEUTRAL = [
  '{name}@,{own:vol} {series:rep} {entry:page}[<, | |, at ><¶ |¶|para. |para |paragraph |¶¶ >{small:pin}][<, | |; >{beside:par}]',
  '{name}@,{own:vol} {series:rep} {entry:page}<, | >{beside:par}[<, | at |, at >{pin}]',
  '{name}@,{own:vol} {series:rep} {entry:page}<, | ><¶ |para. |para |paragraph >{small:pin}<, | >{beside:par}<, | at | >{pin}',
  '{own:vol} {series:rep} {entry:page}@,{name}[<, | ><¶ |para. |para >{small:pin}]',
  '{own:vol} {series:rep} {entry:page}[<, | ><¶ |para. |para >{small:pin}]',
];
const SERIES =
  'ME|ND|SD|VT|WI|WI App|WY|UT|UT App|MT|OK|OK CR|NMSC|PA Super|CO|NH|IL|IL App (1st)|IL App (2d)|IL App (4th)|me|wi|vt|wy';

/** The parts of such a citation, and of the regional reporter beside it. */
export const neutralFields = (r, year) => ({
  own: year,
  series: r.pick(SERIES.split('|')),
  entry: r.chance(0.8) ? r.int(1, 350) : r.int(100000, 200000),
  beside: `${r.int(1, 999)} ${r.pick(['A.2d', 'A.3d', 'N.W.2d', 'P.2d', 'P.3d', 'N.E.3d', 'S.W.3d', 'So. 3d', 'A2d', 'A3d', 'NW2d', 'P3d'])} ${r.int(1, 1200)}`,
});
