import { caseWords } from '../format/tables/case-words.js';
import { NAME_ABBREVIATION_ROWS } from '../format/tables/name-abbreviations.generated.js';
import { PLACE_ROWS } from '../format/tables/places.generated.js';
import { wordMap } from '../format/tables/words.js';

/** Abbreviations of legal prose that end in a period without ending a sentence. */
const PROSE =
  'Mr Mrs Ms Messrs Dr Prof Hon Rev Sen Rep Gov Gen Col Capt Lt Sgt Maj Adm Cmdr Jr Sr Esq St Ste Mt Ft Pres Supt Sec Secs Sect No Nos Art Arts Amend Amends Ch Chs Cl Cls Div Dist Dept Ex Exs Exh App Apps Appx Par Pars Para Paras Pt Pts Subd Subds Tit Vol Vols Ed Eds Fig Figs Fn Fns Pp Cf Viz Al Etc Vs Inc Incl Corp Co Cos Ltd Bros Assn Assoc Ass Bhd Mfg Mfrs Ins Indem Indus Ry Rys Rwy Tel Util Pub Pvt Priv Stat Stats Reg Regs Rul Rept Repts Const Cong Sess Ct Cts Cir Sup Super Crim Civ Proc Evid Bankr Fed Supp Cal Colo Conn Del Fla Ga Haw Ill Ind Kan Ky La Me Md Mass Mich Minn Miss Mo Mont Neb Nev Okla Or Ore Pa Tenn Tex Va Vt Wash Wis Wyo Ala Ariz Ark Jan Feb Mar Apr Jun Jul Aug Sept Oct Nov Dec Wall How Wheat Cranch Dall Pet Black Wn Pac Atl So Ann Rptr Rev Mem Op Ops Atty Attys Aff Cert Den Reh Tr Trs Doc Docs Decl Dep Depo Mot Resp Br Pet Pl Def Defs Rec Supp Mtg Sav Nat Natl Intl Govt Commn Commr Dir Admin Admr Exr Est Gdn Bldg Blvd Ave Hosp Univ Sch Twp Cty Cnty Bd Auth Ctr Comm Comp Elec Eng Env Equip Fin Found Gas Hous Invs Lab Liab Mach Mar Med Mem Mun Mut Org Pac Prod Prods Prop Props Ref Res Sales Sci Sec Serv Servs Sys Tech Transp Tr Wm Chas Geo Jas Jos Robt Thos Edw Saml Benj Alex Theo Fredk Rel Seq Ibid Id Ante Post Arg Accord Contra Circ Inv Acc Chem Cas Cont Loc Ops Sav Mer Orig Misc Jud Leg Admr Surr Sur Terr Ter Ux Vir Pty Pte';

const words = new Set<string>();
for (const word of PROSE.split(' ')) {
  words.add(word.toLowerCase());
}
for (const row of NAME_ABBREVIATION_ROWS.split('\n')) {
  const short = row.split('\t')[0] ?? '';
  if (short.endsWith('.'))
    for (const part of short.split(' ')) {
      const bare = part.replace(/\.$/, '').toLowerCase();
      words.add(bare);
      // "Abbott Labs.", "Defs. of Wildlife".
      if (bare.length > 2) words.add(`${bare}s`);
    }
}

/** Words that end sentences often enough that their abbreviation must not hide the end. */
const ALSO_WORDS = new Set([
  'no',
  'or',
  'me',
  'so',
  'in',
  'art',
  'al',
  'black',
  'wall',
  'how',
  'post',
  'rep',
  'sales',
  'found',
  'lab',
  'gas',
  'pet',
  'id',
  'miss',
  'wash',
  'ill',
  'mass',
  'den',
  'ref',
  'res',
  'fed',
  'mar',
  'ind',
  'ex',
  'op',
  'ed',
  'est',
  'dir',
  'sat',
  'labs',
  'enters',
  'props',
  'rests',
  'pubs',
  'condos',
  'corps',
  'temps',
  'techs',
  'discs',
  'accord',
  'contra',
  'ante',
  'cont',
]);

/** Whether "word." is (also) an ordinary word, so that case and context have to decide. */
export const isAlsoWord = (word: string): boolean => ALSO_WORDS.has(word.toLowerCase());

/** Whether a word printed with a period is an abbreviation: "Inc.", "J.", "N.Y.", "Comm'n." */
export function isAbbreviation(word: string): boolean {
  const first = word.charCodeAt(0) | 32;
  const from = first >= 97 && first <= 122 ? word : word.replace(/^[^A-Za-z]+/, '');
  const bare = from.endsWith('.') ? from.slice(0, -1) : from;
  if (bare.length <= 1) return bare.length === 1;
  if (bare.includes('.')) return true;
  if (words.has(bare.toLowerCase())) return true;
  return /['’](?:n|r|l|t|x|d|rs|ls|ns|g)s?$/.test(bare);
}

let written: Set<string> | undefined;

/** Whether a capitalized word is one that names are written with: `Affs.`, `Conf.`, `Ir.`. */
export function isPartOfName(word: string): boolean {
  written ??= new Set(
    [...caseWords().values(), ...wordMap(PLACE_ROWS).values()].flatMap((short) => short.split(' ')),
  );
  return written.has(word);
}
