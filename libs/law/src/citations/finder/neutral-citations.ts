import { codeAt } from '../text/chars.js';
import type { Draft } from './draft.js';

/** Courts whose neutral citations have the year in square brackets. */
const BRACKETED =
  /^((?:19|20)\d\d)\]\s+(UKSC|UKPC|UKHL|EWCA (?:Civ|Crim)|EWHC|UKUT|UKFTT|UKEAT|CSIH|CSOH|HCJAC|NICA|NIQB|NIKB|HCA|FCAFC|FCA|FamCA|NSWCCA|NSWCA|NSWSC|VSCA|VSC|QCA|QSC|WASCA|WASC|SASCFC|SASCA|SASC|TASFC|TASSC|ACTCA|ACTSC|NTCA|NTSC|NZSC|NZCA|NZHC|IESC|IECA|IEHC|SGCA|SGHC|HKCFA|HKCA|ZACC|ZASCA)\s+(\d{1,5})(?!\w)(\s+\([A-Z][A-Za-z]{1,7}\))?/;
/** Law reports that are cited by the year in square brackets. */
const LAW_REPORTS =
  /^((?:18|19|20)\d\d)\]\s+(?:(\d)\s+)?(S\.\s?C\.\s?R\.|SCR|A\.\s?C\.|AC|Q\.\s?B\.|QB|K\.\s?B\.|KB|W\.\s?L\.\s?R\.|WLR|All E\.?R\.?)\s+(\d{1,5})(?!\w)/;
/** Canadian courts put the year first, without brackets. */
const CANADIAN =
  /^((?:19|20)\d\d)\s+(SCC|CSC|FCA|CAF|TCC|ONCA|ONSC|ONSCDC|BCCA|BCSC|ABCA|ABQB|ABKB|QCCA|QCCS|MBCA|MBQB|MBKB|SKCA|SKQB|SKKB|NSCA|NSSC|NBCA|NBQB|NLCA|NLSC|PECA|PESC|NWTCA|NWTSC|YKCA|YKSC|NUCA)\s+(\d{1,5})(?!\w)/;
const ECLI =
  /^ECLI:([A-Z]{2}):([A-Z0-9]{1,7}):((?:18|19|20)\d\d):([A-Z0-9][A-Z0-9.]{0,24})(?![A-Z0-9])/;

const LONGEST = 48;
const OPEN = 91;

const draftOf = (
  start: number,
  end: number,
  normalized: string,
  fields: Draft['fields'],
): Draft => ({ kind: 'case', start, open: start, end, tail: end, close: end, normalized, fields });

/** `[2019] UKSC 41`, `[2008] 1 S.C.R. 190`, `2008 SCC 9` at the digits of the year. */
export function readNeutral(text: string, at: number): Draft | undefined {
  const first = codeAt(text, at);
  if (first !== 49 && first !== 50) return undefined;
  if (codeAt(text, at - 1) !== OPEN) return readCanadian(text, at);
  const near = text.slice(at, at + LONGEST);
  const neutral = BRACKETED.exec(near);
  const report = neutral ? null : LAW_REPORTS.exec(near);
  const found = neutral ?? report;
  if (!found) return undefined;
  const year = Number(found[1]);
  const [lead, page = '', division = ''] = neutral
    ? [`[${year}] ${neutral[2]}`, neutral[3], neutral[4]?.trim()]
    : [
        [`[${year}]`, report![2], report![3]!.replace(/\s/g, '')].filter(Boolean).join(' '),
        report![4],
      ];
  return draftOf(at - 1, at + found[0].length, [lead, page, division].filter(Boolean).join(' '), {
    reporter: lead,
    page: division ? `${page} ${division}` : page,
    year,
  });
}

function readCanadian(text: string, at: number): Draft | undefined {
  const found = CANADIAN.exec(text.slice(at, at + LONGEST));
  if (!found) return undefined;
  const [whole, year = '', court = '', page = ''] = found;
  const reporter = `${year} ${court}`;
  return draftOf(at, at + whole.length, `${reporter} ${page}`, {
    reporter,
    page,
    year: Number(year),
  });
}

/** The European Case Law Identifier: country, court, year, number. */
export function readEcli(text: string, at: number): Draft | undefined {
  if (!text.startsWith('ECLI:', at)) return undefined;
  const found = ECLI.exec(text.slice(at, at + 60));
  if (!found) return undefined;
  // A period at the end is the sentence's.
  const ecli = found[0].replace(/\.$/, '');
  return draftOf(at, at + ecli.length, ecli, { reporter: ecli, year: Number(found[3]) });
}
