import type { Paragraph } from '../../text/reading.js';
import type { Span } from '../../text/span.js';
import type { DocumentRule, Match } from '../rule.js';

/** Every American lawyer reads these without being told. */
const KNOWN = new Set(
  'USA FBI CIA IRS SEC EPA FTC FCC FDA DEA ATF NSA DOJ DHS ICE INS BIA OSHA EEOC NLRB NLRA FLSA ERISA FMLA COBRA HIPAA RICO CERCLA NEPA FOIA FTCA FDIC FHA HUD VA DOT FAA FERC FEMA NASA NATO GATT NAFTA UCC UCCC FRCP LLC LLP PLC INC LTD PLLC DNA RNA HIV AIDS USPS UPS CEO CFO COO CPA ESQ AFL CIO ADA ADEA IDEA AEDPA PLRA INA ALJ JNOV DUI DWI OUI BAC PTO USPTO ATM PIN VIN URL PDF GPS CCTV MRI EKG ECG PTSD ABA AAA JAMS CFR USC ECF PACER LSD THC PCP UPC NBC CBS ABC CNN NAACP ACLU NCAA NFL NBA MLB YMCA IBM AT&T SSN SSA SSI SSDI TRO GAAP IPO IRA LSAT USAA TVA OPEC KKK POW MIA AWOL ROTC WWII BMW GMC RCA TWA SUV TV IQ UN EU UK'.split(
    ' ',
  ),
);
/** Words in capitals for emphasis, numerals, and forms of address. */
const WORDS =
  /^(?:M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})|NOT|AND|ALL|THE|FOR|ANY|BUT|NOR|WHO|ARE|WAS|HAS|HAD|HIS|HER|ITS|OUR|YOU|MAY|ONE|TWO|ONLY|EACH|BOTH|MUST|WILL|SHALL|NONE|SUCH|THIS|THAT|WITH|FROM|UPON|INTO|OVER|ORDER|JUDGE|COURT|STATE|UNITED|STATES|CHIEF|SO|IT|IS|DENY|GRANT|DENIED|DONE|FILED|SEAL|DATED|CASE|CAUSE|CIVIL|NO|YES|ALSO|THEN|THAN|WHEN|HELD|HOLD|WERE|BEEN|HAVE|DOES|DID|CAN|OUT|OFF|JJ|PER|VS|AFF|REV|AKA|DBA|FKA|NKA|ET|AL|MR|MRS|MS|DR|JR|SR|III|VII|XIV|BY|OF|TO|IN|ON|AT|OR|AS|AN|BE|DO|IF|ME|MY|UP|US|WE|HE)$/;
/** States as the post writes them, and days. */
const CODES =
  /^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]|EST|PST|CST|MST|EDT|PDT|BC|AD|PM|AM)$/;

/** After a code's short name: `HRS Chapter 343`. */
const CODE_PART = /^(?:[Cc]hapters?|[Ss]ections?|[Rr]ules?|[Aa]rticles?|[Tt]itle|[Pp]art|§|¶|No)$/;

interface Found {
  used: (Span & { acronym: string })[];
  defined: string[];
}

/** `(FHB)`, `(“FHB”)`, `(the “FHB”)`, `FHB (Federal Harbor Board)`, `“FHB” means` */
const DEFINED =
  /\((?:the |hereinafter |or |collectively |a\/k\/a )*[“"‘']?(?:the )?([A-Z][A-Z&]{1,7})s?[”"’',]*\)|\b([A-Z][A-Z&]{1,7}) \([A-Z][a-z]+ |[“"]([A-Z][A-Z&]{1,7})[”"]/g;

export const acronyms: DocumentRule<Found> = {
  id: 'undefined-acronym',
  name: 'Acronym that is not explained',
  family: 'consistency',
  severity: 'low',
  why: 'A reader who does not know it has to guess; give the full name once, with the short one in brackets.',
  source: 'The Redbook, on acronyms and initialisms',
  matches: ['The [[GTRA]] denied the permit in May.'],
  passes: ['The Lake Park Quarry Board (LPQB) met in May. The LPQB adopted it.'],
  collect,
  check: (parts) => {
    const defined = new Set(parts.flatMap(({ found }) => found.defined));
    const seen = new Set<string>();
    const matches: Match[] = [];
    for (const { at, found } of parts) {
      for (const { acronym, start, end } of found.used) {
        if (defined.has(acronym) || seen.has(acronym)) continue;
        seen.add(acronym);
        matches.push({
          start: at + start,
          end: at + end,
          remark: `The text does not say what “${acronym}” stands for.`,
        });
      }
    }
    return matches;
  },
};

function collect({ text, sentences, kind }: Paragraph): Found {
  const defined = [...text.matchAll(DEFINED)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  );
  if (kind !== 'prose') return { used: [], defined };
  const used = sentences.flatMap(({ tokens: own, citesOnly }) => {
    const capitals = own.filter(({ text: word }) => /^[A-Z]{2,}$/.test(word)).length;
    if (citesOnly || capitals > 4 || capitals * 4 > own.length) return [];
    return own.flatMap((token, i) => {
      if (token.masked || !/^[A-Z]{3,6}$/.test(token.text) || KNOWN.has(token.text)) return [];
      if (WORDS.test(token.text) || CODES.test(token.text)) return [];
      if (i === 0 || isPartOfName(own[i - 1]) || isPartOfName(own[i + 1])) return [];
      if (
        /^(?:\.|Judge|Judges|Justice|Justices|Brother|Brothers)$/.test(own[i - 1]!.text) ||
        CODE_PART.test(own[i + 1]?.text ?? '')
      )
        return [];
      return [{ acronym: token.text, start: token.start, end: token.end }];
    });
  });
  return { used, defined };
}

/** Alongside another word in capitals or a figure it is a name: `CLARK, J.`, `Form ABC 12`. */
const isPartOfName = (token: { text: string; masked: boolean } | undefined): boolean =>
  token !== undefined &&
  (token.masked || /^[A-Z][A-Z.]*$/.test(token.text) || /^[\d&/-]/.test(token.text));
