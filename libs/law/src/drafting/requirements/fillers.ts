/** Words that say nothing on their own in a description of a document. */
const FILLERS = new Set(
  `a an the this that these those and or of to for with in on at by from as be is are was were been
  being it its they them their he she his her our ours my we us i you your who which whose whom
  there here also both each any all such same other another first second between among
  need needs needed want wants wanted would like please draft drafts drafted drafting write prepare create make
  generate include includes including included provide provides providing add adds contain contains
  cover covers covering should shall must will may can could have has had having do does did get
  agreement agreements contract contracts document documents template letter motion brief lease nda
  clause clauses provision provisions section sections term terms condition conditions standard
  usual typical appropriate appropriately relevant comprehensive detailed simple basic professional proper
  party parties company companies corporation business client's named called name names known
  regarding concerning about into under upon per via within during through over using use used
  involving etc so then when where while if but because since after before than plus
  jurisdiction state law laws governed governing govern legal based basis purpose purposes
  address addresses located effective dated date dates starting start starts commencing begin begins
  beginning ending end ends pay pays paid payable payment payments payments amount amounts price fee fees
  total sum period duration length lasting last lasts years year months month days day set up
  following respective respectively either well set out certain some new give gives giving given make makes
  entered enter enters sets apply applies ensure allow allows require requires required requiring
  ask asks asking demand demands issue issues settle settles settled settlement settling dispute own owns case matter action
  side sides hire hires hiring sale sales sell sells selling buy buys purchase purchases appeal entered filed
  form full sure example e.g i.e hi hello dear we're i'm i am you're he'll she'll they'll
  we'll he's she's it's they're we've you'd we'd i'd get gets disclose discloses disclosing employ employs employing share shares sharing supply supplies lease leases leasing
  offer offers grounds request requests nondisclosure employment asset memorandum
  appoint appoints perform performs deliver delivers engage engages retain retains run runs running rent rents renting v vs team me act acts acting`.split(
    /\s+/,
  ),
);
/** True of a word that needs no place in the draft; `roles` are what the parties are called. */
export function isFiller(word: string, roles: ReadonlySet<string>): boolean {
  const bare = word
    .toLowerCase()
    .replace(/[.'’-]+$/, '')
    .replace(/['’]s$/, '');
  return FILLERS.has(bare) || roles.has(bare) || roles.has(bare.replace(/s$/, ''));
}
