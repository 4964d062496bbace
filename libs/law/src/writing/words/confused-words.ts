interface RareWord {
  typed: string;
  meant: string;
  /** Words near it that show the rare word to be meant after all. */
  unless: RegExp;
}

/**
 * Words that legal prose hardly ever means: nothing can be learned of them, so each has its cues.
 * `typed>meant: cues`
 */
// cspell:disable
export const RARE = new Map<string, RareWord>(
  String.raw`
statue>statute: bronze|marble|stone|sculpt\w*|artist|lobby|insur\w*|lent|lend\w*|borrow\w*|buy|bought|s[eo]ld|heirs?|
  statues|park|monuments?|pedestal|plaza|square|liberty|erect\w*|bust|museum|lawn|saint|church|remov\w*|unveil\w*|
  toppled?
statues>statutes: bronze|marble|stone|sculpt\w*|artist|parks?|monuments?|pedestals?|plaza|square|erect\w*|busts?|
  museum|lawn|saints?|church|remov\w*
pubic>public: hairs?|bones?|area|region|genital\w*|combings?|symphysis|exam\w*|body|vaginal?
trail>trial: hik\w*|paper|path|blood|park|mountain|bike|bicycle|riding|forest|walk\w*|creek|river|snow\w*|left|money|
  audit|rail|horse|scent|tracks?
trails>trials: hik\w*|path|parks?|mountain|bike|bicycle|riding|forest|walk\w*|snow\w*|horse|maintain\w*
tortuous>tortious: roads?|path|route|streams?|creek|river|reasoning|history|course|trail|journey|arteries|logic
breech>breach: birth|delivery|presentation|baby|gun|rifle|shotgun|loader|block|cannon|position
cannon>canon: fire|fired|gun|guns|ball|water|artillery|fodder|loose|mr|mrs|ms|judge|civil|war|bronze
cannons>canons: fire|fired|guns?|balls?|water|artillery|fort|bronze|war
discreet>discrete: inquir\w*|manner|very|silence|careful|prudent|person|tactful|private|conduct|be|was|been|quiet|
  more|location
complimentary>complementary: tickets?|copy|copies|remarks?|closing?|charge|drinks?|meals?|breakfast|letters?|words|
  rooms?|passes|review|guests?|free
ordnance>ordinance: military|explosive|army|navy|bombs?|corps|unexploded|department|weapons?|plant|survey|depot|
  ammunition
mute>moot: deaf|stood|stand|standing|stands|silent|button|witness|swan|testimony|speech|person|phone|child
parol>parole: evidence|agreements?|contracts?|promises?|testimony|proof|gifts?|license|trusts?|modification|written|
  rule|terms?|statements?|sale|understanding|evidences|declarations?|leases?|contemporaneous|extrinsic|
  representations?|warrant\w*|oral
waved>waived: hands?|arms?|flags?|guns?|goodbye|at|down|over|through|him|them|knife|bystanders?|car|traffic
waver>waiver: not|never|did|testimony|to|faith|began|resolve|will|would
capitol>capital: building|hill|police|grounds|dome|state|steps|rotunda|federal|legislature|lobby|city|washington|
  square|records|reservation`
    .trim()
    .split(/\n(?! )/)
    .map((row) => {
      const [, typed = '', meant = '', cues = ''] = /^(\w+)>(\w+): (.*)$/s.exec(row) ?? [];
      return [typed, { typed, meant, unless: new RegExp(`^(?:${cues.replace(/\s/g, '')})$`) }];
    }),
);
// cspell:enable
