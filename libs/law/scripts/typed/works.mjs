/** Articles, books, chapters, newspapers, and pages of the Internet. */

import { date, pages, pin } from './dates-and-pages.mjs';
import { journalOf } from './journals.mjs';
import { authors, bookTitle, title } from './people.mjs';
import { FAMILY, HEADLINES, PAPERS, PLACES, PUBLISHERS, SITES } from './words.mjs';
import { ARTICLE, BOOK, CHAPTER, NEWS, WEB } from './work-templates.mjs';

const ORGANIZATIONS =
  'Council|Society|Association|Foundation|Commission|Institute|Library|Museum|League|Trust|Alliance|Office|Department|Clinic|Center|University'.split(
    '|',
  );
const GROUPS = { article: ARTICLE, book: BOOK, chapter: CHAPTER, news: NEWS, web: WEB };
const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .slice(0, 25)
    .replace(/-$/, '');

const HOSTS =
  'nytimes.com washingtonpost.com example.org scotusblog.com justice.gov aclu.org law.cornell.edu cdc.gov bbc.com lawfareblog.com dol.gov perma.cc harbor.example cityclerk.example notes.example'.split(
    ' ',
  );
const urlOf = (r, { year, title: of }) => {
  const host = r.pick(HOSTS);
  return r.pick([
    `https://www.${host}/${year}/${slug(of)}`,
    `https://${host}/${slug(of)}`,
    `http://${host}/${slug(of)}.html`,
    `www.${host}`,
    `https://www.${host}/`,
    `${host}/${slug(of)}`,
    `https://perma.cc/${r.int(1000, 9999)}-ABCD`,
  ]);
};

/** Pages, issues, editions, and who printed it. */
const printed = (r, edition) => ({
  npage: r.pick([
    `A${r.int(1, 30)}`,
    `B${r.int(1, 12)}`,
    `C${r.int(1, 9)}`,
    r.int(1, 60),
    `A-${r.int(1, 20)}`,
    `D${r.int(1, 8)}`,
  ]),
  issue: r.pick([r.int(1, 12), r.int(1, 6), r.int(1, 6), `${r.int(1, 3)}-4`]),
  ed: r.pick([
    `${edition}${edition === 2 ? r.pick(['d', 'nd']) : edition === 3 ? r.pick(['d', 'rd']) : 'th'}`,
    r.pick([
      'Second',
      'Third',
      'second',
      'revised',
      'rev.',
      'Rev.',
      'Fourth',
      'Fifth',
      'student',
      'hornbook',
    ]),
  ]),
  editor: authors(r, r.chance(0.85) ? 'direct' : 'apa').replace(/ et al\.$/, ''),
  pub: r.pick(PUBLISHERS),
  place: r.pick(PLACES),
  bsec: r.pick([
    `${r.int(1, 40)}.${r.int(1, 30)}`,
    r.int(1, 4000),
    `${r.int(1, 40)}.${String(r.int(1, 30)).padStart(2, '0')}[${r.int(1, 5)}]`,
  ]),
  chap: r.int(1, 25),
  doi: `${r.pick(['https://doi.org/', 'doi:', 'doi: ', 'DOI '])}10.${r.int(1000, 9999)}/${r.pick(['S0003055', '', 'j.jfi.', 'abc'])}${r.int(1000, 999999)}`,
  acc: `${r.pick('January|February|March|Apr.|May|June|July|Aug.|Sept.|October|Nov.|December'.split('|'))} ${r.int(1, 28)}, ${r.int(2005, 2024)}`,
});

/** A work's templates with its fields. */
export function work(r, kind) {
  const from = r.int(1, 1900);
  const edition = r.int(2, 9);
  const isNews = kind === 'news' || kind === 'web';
  const fields = {
    ...date(r),
    author: authors(
      r,
      r.pick(['direct', 'direct', 'direct', 'direct', 'direct', 'apa', 'chicago']),
    ),
    apa: authors(r, r.chance(0.85) ? 'apa' : 'chicago'),
    chicago: authors(r, 'chicago'),
    family: authors(r, 'family'),
    title:
      isNews && r.chance(0.55)
        ? r.chance(0.8)
          ? r.pick(HEADLINES)
          : r.pick(HEADLINES).toLowerCase()
        : kind === 'book'
          ? bookTitle(r)
          : title(r),
    book: bookTitle(r),
    federalist: `${r.pick(['The Federalist No.', 'the federalist no', 'Federalist No.', 'Federalist', 'federalist paper', 'Federalist Papers no.'])} ${r.int(1, 85)}`,
    vol: kind === 'book' ? r.int(1, 12) : r.int(1, 140),
    journal: journalOf(r),
    paper: r.pick(PAPERS),
    site: r.pick(SITES),
    site2: r.pick(HOSTS),
    org: `${r.pick(FAMILY)} ${r.pick(['', '', 'Legal ', 'City ', 'County '])}${r.pick(ORGANIZATIONS)}`,
    surname: `${r.pick(FAMILY)} ${r.pick([...'ABCDEGHJKLMOPRST'])}${r.pick(['', '', ` ${r.pick([...'ABCDEGHJ'])}`])}`,
    page: kind === 'chapter' || r.chance(0.5) ? pages(r, from) : from,
    pin: pin(r, kind === 'article' ? from : r.int(1, 500)),
    ...printed(r, edition),
  };
  fields.url = urlOf(r, fields);
  return [GROUPS[kind], fields];
}
