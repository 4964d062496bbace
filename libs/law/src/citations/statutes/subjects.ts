/**
 * Subjects of the codes of California, Maryland, New York and Texas as they are cited (Bluebook
 * T1.3): the words in full where they differ, after a bar.
 */
const ROWS =
  "Agric.|agriculture;Alco. Bev.|alcoholic beverage;Alco. Bev. Cont.|alcoholic beverage control;Banking;Bus. & Com.|business and commerce;Bus. Corp.|business corporation;Bus. Orgs.|business organizations;Bus. & Prof.|business and professions;Civ.|civil;Civ. Prac. & Rem.|civil practice and remedies;Civ. Proc.|civil procedure;Civ. Rights|civil rights;Civ. Serv.|civil service;Com.|commercial;Com. Law|commercial law;Corp.|corporations;Corps. & Ass'ns|corporations and associations;Correct.|correction;Crim. Law|criminal law;Crim. Proc.|criminal procedure;Cts. & Jud. Proc.|courts and judicial proceedings;Debt. & Cred.|debtor and creditor;Dom. Rel.|domestic relations;Educ.|education;Elec.|election;Elec.|elections;Envtl. Conserv.|environmental conservation;Est.|estates;Est. Powers & Trusts|estates, powers and trusts;Est. & Trusts|estates and trusts;Evid.|evidence;Exec.|executive;Fam.|family;Fam. Law|family law;Fin.|financial;Fin.|finance;Fish & Game|fish and game;Food & Agric.|food and agricultural;Gen. Bus.|general business;Gen. Constr.|general construction;Gen. Mun.|general municipal;Gen. Oblig.|general obligations;Gov't|government;Harb. & Nav.|harbors and navigation;Health & Safety|health and safety;High.|highway;Hum. Res.|human resources;Ins.|insurance;Jud.|judiciary;Lab.|labor;Lab. & Empl.|labor and employment;Lien;Loc. Gov't|local government;Mental Hyg.|mental hygiene;Mil. & Vet.|military and veterans;Nat. Res.|natural resources;Not-for-Profit Corp.|not for profit corporation;Occ.|occupations;P'ship|partnership;Parks & Wild.|parks and wildlife;Penal;Pers. Prop.|personal property;Prob.|probate;Prop.|property;Pub. Auth.|public authorities;Pub. Cont.|public contract;Pub. Health|public health;Pub. Hous.|public housing;Pub. Off.|public officers;Pub. Res.|public resources;Pub. Serv.|public service;Pub. Util.|public utilities;Real Prop.|real property;Real Prop. Tax|real property tax;Real Prop. Acts.|real property actions and proceedings;Rev. & Tax.|revenue and taxation;Soc. Serv.|social services;State Fin.|state finance;Sts. & High.|streets and highways;Tax;Tax–Gen.|tax general;Town;Transp.|transportation;Unemp. Ins.|unemployment insurance;Util.|utilities;Veh.|vehicle;Veh. & Traf.|vehicle and traffic;Vill.|village;Water;Welf. & Inst.|welfare and institutions;Workers' Comp.|workers compensation";

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[.'’,]/g, '')
    .replace(/ & | - |-|–/g, (sign) => (sign.includes('&') ? ' and ' : ' '))
    .trim();

let subjects: Map<string, string> | undefined;

/** `penal` → `Penal`, `bus. & prof.` → `Bus. & Prof.`; `undefined` for no known subject. */
export function subjectOf(words: string): string | undefined {
  if (!subjects) {
    subjects = new Map();
    for (const row of ROWS.split(';')) {
      const [short = '', full = short] = row.split('|');
      subjects.set(plain(short), short);
      subjects.set(plain(full), short);
    }
  }
  return subjects.get(plain(words));
}
