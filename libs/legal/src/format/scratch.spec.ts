import { formatCitation } from './format-citation.js';
import type { CslItem, FormatOptions } from './types.js';
const journal: CslItem = { type:'article-journal', title:'Path Dependence in the Law: The Course and Pattern of Legal Change in a Common Law System', author:[{family:'Hathaway',given:'Oona A.'}], 'container-title':'Iowa Law Review', volume:86, issue:'2', page:'601-665', issued:2001 };
const book: CslItem = { type:'book', title:"Law's Empire", author:[{family:'Dworkin',given:'Ronald'}], publisher:'Belknap Press', 'publisher-place':'Cambridge, MA', issued:1986 };
const brown: CslItem = { type:'legal_case', title:'Brown v. Board of Education of Topeka', 'container-title':'U.S.', volume:347, page:483, authority:'Supreme Court of the United States', issued:'1954-05-17', jurisdiction:'us' };
const ada: CslItem = { type:'legislation', title:'Americans with Disabilities Act of 1990','container-title':'U.S.C.', volume:42, section:'12101', issued:1990 };
it('s', () => {
  for (const [item, options] of [
    [journal,{pin:'610-612'}],[book,{pin:'53'}],[brown,{pin:'495'}],[brown,{}],[ada,{}],
    [{type:'legal_case', title:'State of Oregon v. Ernesto A. Jones, Superintendent of Prisons, et al.', 'container-title':'F.3d', volume:5, page:100, authority:'United States Court of Appeals for the Ninth Circuit', issued:'2001-05-17'}, {pin:'101-103 n.4', parenthetical:['citing x','en banc']}],
    [{type:'legal_case', title:'People of the State of New York v. Louis Martin', 'container-title':'N.Y.2d', volume:5, page:100, authority:'New York Court of Appeals', issued:'1981'}, {}],
    [{type:'legal_case', title:'Marbury v. Madison', 'container-title':'U.S.', volume:5, page:137, authority:'Supreme Court of the United States', issued:1803}, {pin:'177', position:'subsequent'}],
  ] as [CslItem, Partial<FormatOptions>][]) {
    for (const style of ['bluebook','apa','chicago'] as const) {
      const f = formatCitation(item,{style,...options});
      process.stderr.write(`${style}\n ${f.html.full}\n ${f.html.short}\n ${f.html.inText}\n ${f.html.narrative ?? ''} ${f.html.bibliography ?? ''} ${f.missing}\n`);
    }
    process.stderr.write(formatCitation(item,{style:'bluebook',typeface:'law-review',...options}).html.full+'\n\n');
  }
});
