/** Journals as people write them. */
import { JOURNALS } from './data.mjs';

const OTHER_JOURNALS =
  'Journal of Financial Economics|American Economic Review|Journal of Political Economy|Law and Society Review|Philosophy and Public Affairs|Journal of Legal Studies|Science|Nature|The Lancet|New England Journal of Medicine|American Political Science Review|Econometrica|Quarterly Journal of Economics|Law & Contemporary Problems|Social Text|American Sociological Review|JAMA|Journal of Law and Economics|Law and History Review|Annual Review of Law and Social Science|Journal of Empirical Legal Studies|The Business Lawyer|Supreme Court Review|Ethics|Mind|Signs|Daedalus|Criminology|Public Administration Review|Regulation & Governance'.split(
    '|',
  );
export const journalOf = (r) => {
  if (r.chance(0.2)) return r.pick(OTHER_JOURNALS);
  const [short, full] = r.chance(0.3)
    ? r.pick(
        JOURNALS.filter(([each]) =>
          /^(?:Harv|Yale|Stan|Colum|U\. Chi|Mich|Va|Calif|N\.Y\.U|Geo|Duke|Cornell|Tex|Nw|U\. Pa|Minn)/.test(
            each,
          ),
        ),
      )
    : r.pick(JOURNALS);
  return r.pick([
    short,
    short,
    full,
    full,
    short.replaceAll('. ', '.'),
    full.replaceAll(' & ', ' and '),
    full.replaceAll(' and ', ' & '),
    short.replaceAll('.', ''),
    full.replace('Law Review', 'L. Rev.'),
    full.replace(/^The /, ''),
    `the ${full}`,
  ]);
};
