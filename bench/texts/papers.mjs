/**
 * Strings that look like a page of a real paper, page after page: tables of authorities, transcripts,
 * footnotes, exhibits, scans. Each part has figures of its own, so that no two are the same.
 */

const NAMES = ['Abbot', 'Brand', 'Castle', 'Dun', 'Ek', 'Ferris', 'Grey', 'Holl'];
const ENDS = ['', 'field', 'man', 'son', 'ley', 'wood', 'ton', 'well', 'stone', 'berg'];
const name = (i) => NAMES[i % 8] + ENDS[Math.floor(i / 8) % 10];
const page = (i) => 1 + ((i * 37) % 980);
const year = (i) => 1900 + ((i * 7) % 125);

const ROMAN = [
  ...[
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ],
];
function romanOf(n) {
  let [left, written] = [n, ''];
  for (const [value, sign] of ROMAN) for (; left >= value; left -= value) written += sign;
  return written;
}

/** @type {Record<string, (i: number) => string>} */
export const PAPERS = {
  'table of authorities': (i) =>
    `${name(i)} v. ${name(i + 3)} Corp., ${page(i)} F.3d ${page(i + 1)} (${(i % 6) + 4}th Cir. ${year(i)}) ${'.'.repeat(40)} ${i % 50}, ${(i % 50) + 2}\n`,
  'table of authorities, spaced dots': (i) =>
    `${name(i)} v. State, ${page(i)} N.E.2d ${page(i + 1)} (Ind. ${year(i)}) ${'. '.repeat(24)}passim\n`,
  'table of contents': (i) =>
    `${romanOf((i % 30) + 1)}. THE COURT ERRED IN DENYING THE MOTION ${'.'.repeat(30)} ${i}\n`,
  deposition: (i) =>
    `${(i % 25) + 1}     Q.   And on page ${page(i)}, did you sign it?\n${(i % 25) + 2}     A.   I -- I don’t recall. Maybe. [Witness nods.]\n          MR. ${name(i).toUpperCase()}: Objection. Form.\n`,
  'deposition in one line': (i) =>
    `Q. Did you see Exhibit ${i}? A. Yes. Q. When? A. On or about ${(i % 12) + 1}/${(i % 28) + 1}/${year(i)}. `,
  'nested parentheses with citations': (i) =>
    `(quoting ${name(i)} v. ${name(i + 1)}, ${page(i)} U.S. ${page(i + 2)}, ${page(i + 3)} (${year(i)}) (citing ${name(i + 2)} v. United States, ${page(i + 4)} U.S. ${page(i + 5)} (${year(i + 1)}) (plurality opinion))) `,
  'parentheses in parentheses': (i) => `(see (and (cf. (but see § ${i}(a)(${i % 9})(B)))`,
  'cluster of footnotes': (i) =>
    `${i} See ${name(i)}, supra note ${i}, at ${page(i)}; id. at ${page(i + 1)} n.${i % 60}; ${name(i + 1)}, 12 HARV. L. REV. ${page(i)}, ${page(i) + 3} & nn.${i}–${i + 2} (${year(i)}).\n`,
  'calls of footnotes': (i) => `The rule is settled.${i} It is old.[${i + 1}] Nobody doubts it.* `,
  'bracketed alterations': (i) =>
    `“[T]he [c]ourt[s] . . . [have] h[e]ld that [${name(i)}] [was] . . . liab[le] [for ${i}]” (alterations in original). `,
  'quotation in a quotation': (i) =>
    `“The court said that ‘the rule of “${name(i)}” is ‘dead’’ and that it ‘stays so.’” `,
  'quotations that close nothing': (i) => `“The ${i}” rule, as “‘he called it, was ”good’ law. `,
  'garbled scan': (i) =>
    `Tlie c0urt fmds tliat tbe p1aintiff, ${name(i)} ,did n ot s i g n §§ l${i}(a) ~ ^ | 'l'he ]udge . ,,_ rn ay\n`,
  'scan with broken lines': (i) =>
    `the defend-\nant’s mo-\n\ntion (${i}) to dis-\nmiss un-\n der Rule 12(b)(6)\n\n`,
  'mixed scripts': (i) =>
    `The плательщик (${name(i)}) and 株式会社${i} owe ₪${page(i)} to שמעון בע״מ under § ${i} of the Bürgerliches Gesetzbuch. `,
  'letters that look alike': (i) => `Rое v. Wаdе, ${page(i)} U.Ѕ. ${page(i + 1)} (${year(i)}). `,
  'long list with and': (i) => `tools, dies, ${name(i)} molds, ${i} jigs, and fixtures or `,
  'list of parties': (i) =>
    `${name(i)}, Inc., ${name(i + 1)} & Co., LLC, and ${name(i + 2)}, as Trustee, `,
  'list of states': (i) =>
    `Ala., Alaska, Ariz., Ark., Cal. and Colo. (${i}); N.Y., N.J. & N.C.; W. Va.; D.C. `,
  'head of each page': (i) =>
    `Case 1:19-cv-0${1000 + (i % 8000)}-ABC   Document ${i}   Filed 0${(i % 9) + 1}/1${i % 10}/20   Page ${i} of 999\n\nThe motion is denied.\n\f`,
  'numbered lines of a pleading': (i) =>
    `${(i % 28) + 1}  to the extent that ${name(i)} alleges facts\n`,
  'four points of ellipsis': (i) => `It is so . . . . ${name(i)} was . . . not here . . . . `,
  'dots of many kinds': (i) => `He… said.... that .. it … is ${i} ....... `,
  'roman paragraphs': (i) => `(${romanOf((i % 39) + 1).toLowerCase()}) the Buyer pays ${i};\n`,
  'roman numerals in prose': (i) =>
    `Part ${romanOf((i % 39) + 1)}.B.${i % 9} of Title ${romanOf((i % 20) + 1)} and Art. ${romanOf((i % 30) + 1)}, cl. 3, `,
  'dates of a chronology': (i) =>
    `${(i % 12) + 1}/${(i % 28) + 1}/${year(i)} – Mar. ${(i % 28) + 1}, ${year(i)} – the ${(i % 28) + 1}th day of April, ${year(i)}: letter.\n`,
  'dollar amounts': (i) =>
    `$${page(i)},${100 + (i % 900)}.${10 + (i % 90)} (US$ ${i} million; ${i} Dollars ($${i}.00)), `,
  'spelled amounts': (i) =>
    `One Hundred Twenty-${['One', 'Two', 'Three'][i % 3]} Thousand and ${i % 100}/100 Dollars ($12${i % 10},000.${i % 100}) `,
  'string cite with parentheticals': (i) =>
    `see also ${name(i)} v. ${name(i + 1)}, No. ${i % 30}-cv-${1000 + i}, ${year(i)} WL ${100000 + i}, at *${i % 30} (D. Mass. Jan. ${(i % 28) + 1}, ${year(i)}) (holding that ${i} days suffice); `,
  'statutes in a row': (i) =>
    `${(i % 50) + 1} U.S.C. §§ ${i}(a)(1)–(${i % 9}), ${i + 1}a-${i % 7}(b) & note; Cal. Civ. Proc. Code § ${i}.${i % 99}(c); `,
  'rules in a row': (i) =>
    `Fed. R. Civ. P. ${(i % 80) + 1}(b)(${i % 7}); Local Rule ${i % 90}.${i % 9}; 40 C.F.R. pt. ${i}, subpt. C, app. A; `,
  'docket entries': (i) =>
    `ECF No. ${i}, ¶¶ ${i}-${i + 4}, Ex. ${i % 26}-${i} at ${i % 40}:${i % 25}–${(i % 25) + 3}; `,
  'signature blocks': (i) =>
    `BUYER: ${name(i).toUpperCase()}, INC.\n\nBy: ____________________   Name: ${name(i)}\nTitle: Vice President     Date: ______, ${year(i)}\n\n`,
  'definitions in capitals': (i) =>
    `“${name(i).toUpperCase()} AGREEMENT ${i}” SHALL MEAN THE AGREEMENT (AS AMENDED, THE “${name(i + 1).toUpperCase()} TERMS”);\n`,
  'cross-references of a contract': (i) =>
    `subject to Sections ${i}.${i % 20}(a)(ii), ${i % 30}.${i}, and Exhibit ${'ABCDE'[i % 5]}-${i} hereto, notwithstanding Article ${romanOf((i % 30) + 1)}, `,
  'schedule with columns': (i) =>
    `${i}.   ${name(i)} Warehouse      ${page(i)} Main St.        $${i},000.00      ${year(i)}\n`,
  'e-mail thread': (i) =>
    `> > On ${year(i)}-0${(i % 9) + 1}-1${i % 9}, ${name(i)} <${name(i).toLowerCase()}${i}@example.com> wrote:\n> > > See https://example.com/a/${i}?b=${i}#c.\n`,
  'case names of institutions': (i) =>
    `In re Application of the Board of Trustees of the ${name(i)} School District No. ${i} ex rel. ${name(i + 1)} v. Commissioner of the Department of ${name(i + 2)} of the State of Ohio, `,
  'hyphens and dashes': (i) =>
    `a well-known--if ill-defined—cross-${name(i)}–${i} non-party-in-interest `,
  'html of a web page': (i) =>
    `<p class="c${i}">See <i>${name(i)}</i>&nbsp;v.&#160;<b>Roe</b>, ${i}&sect;</p>`,
  'one long sentence of a brief': (i) =>
    `and, because ${name(i)}, who on May ${(i % 28) + 1}, ${year(i)}, had paid $${i}, did not sign (or so it is said), `,
  'conditions of a contract': (i) =>
    `provided, however, that if the ${name(i)} fails to pay within ${i % 60} days, then, unless otherwise agreed in writing, `,
};
