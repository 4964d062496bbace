/** Later citations of a source: `id.`, `supra`, and a name with a volume and a page alone. */
import { pin } from './dates-and-pages.mjs';
import { authors, bookTitle } from './people.mjs';
import { FAMILY } from './words.mjs';

const AT = '<, at | at |, p. |, page | page |, at p. | p. >';
export const SHORT = [
  `{id:back}[${AT}{pin}]`,
  '{id:back}<, | at | ><¶ |para. |para |paragraph |¶¶ >{small:pin}',
  '{id:back}<, | >@§{bsec:sec}',
  `{party:name}<, | >{vol} {rep}<, at | at >{pin}`,
  `{party:name}<, | >{supra:back}<, | >{vol} {rep}<, at | at >{pin}`,
  `{party:name}<, | >{supra:back}<, | >{vol} {rep} {page}${AT}{pin}`,
  `{party:name}<, | >{vol} {rep}<, | >{supra:back}${AT}{pin}`,
  `{vol} {rep}<, at | at >{pin}`,
  `{party:name}<, | >{vol} {rep}< at|, at|>`,
  `{party:name}<, | >{supra:back}[${AT}{pin}]`,
  `{name}<, | >{supra:back}[${AT}{pin}]`,
  `{family:author}<, | >{supra:back}[${AT}{pin}]`,
  `{family:author}<, | >{supra:back}<, | >@§{bsec:sec}[${AT}{pin}]`,
  `{title}<, | >{supra:back}[${AT}{pin}]`,
  '{tnum} {usc:code} @§{usec:sec}<, | >{supra:back}',
];

/** A short form's templates with its fields, which a decision gives. */
export function shortForm(fields, r) {
  const isRemark = r.chance(0.6);
  return [
    SHORT,
    {
      ...fields,
      pin: pin(r, r.int(1, 900)),
      party: r.chance(0.6)
        ? r.pick(FAMILY)
        : fields.name.split(/ (?:v|vs|versus|against)\.? /)[r.int(0, 1)],
      id: r.pick(['Id.', 'Id.', 'id.', 'Id', 'id', 'ibid.', 'Ibid.', 'ibid', 'ID']),
      supra: `${r.pick(['supra', 'supra', 'Supra', 'above', 'supra.'])}${isRemark ? '' : r.pick([` note ${r.int(1, 300)}`, ` n.${r.int(1, 300)}`, ` n. ${r.int(1, 300)}`, ` fn ${r.int(1, 300)}`])}`,
      family: authors(r, 'family'),
      title: bookTitle(r),
      tnum: r.int(1, 54),
      usc: r.pick(['U.S.C.', 'USC', 'U.S. Code', 'usc']),
      usec: r.int(1, 9000),
      bsec: r.pick([
        r.int(1, 4000),
        `${r.int(1, 40)}.${r.int(1, 30)}`,
        `${r.int(1, 30)}:${r.int(1, 99)}`,
      ]),
    },
  ];
}
