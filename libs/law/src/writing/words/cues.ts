import type { Token } from '@casewright/law/sentences';

/** Words looked at on either side of a place. */
const BEFORE = 2;
const BEHIND = 3;

/**
 * Words around a place that another word of the same sound or look is nearly always beside: `typed meant cue`,
 * where `^` stands for the word itself. Of most of these opinions have too few to learn from.
 */
const CUES = new Map<string, { meant: string; cue: RegExp }[]>();
for (const row of String.raw`
undo undue \^ (?:influence|burden|hardship|delay|prejudice|weight|emphasis|pressure|reliance|expense|risk)
mitigate militate \^ against
mitigates militates \^ against
mitigated militated \^ against
respectively respectfully \^ (?:submit|request|ask|pray|dissent|disagree|urge|move|decline)s?
rational rationale (?:the|its|his|their|no|court's|same|stated|only) \^ (?:for|of|behind|underlying|that|is|was)
conscious conscience (?:guilty|clear|bad|public) \^|\^ of the (?:court|nation|community)
sight site (?:job|construction|work|building|accident|web|camp|drilling|landfill|mine|well) \^
cite site (?:job|construction|work|building|accident|camp|drilling|landfill|mine|well) \^
roll role play\w* (?:a|an|the|no|any|some|his|her|its|their|that) \^
seize cease \^ and desist
ascent assent mutual \^|(?:give|given|gave|gives|giving|manifest\w*) (?:its|his|her|their|no) \^
lone loan (?:will|shall|would|may|not|to|agreed to) \^ (?:the|him|her|them|it|money|a)
threw through (?:go|went|gone|goes|going|walked|came|drove|ran|broke|followed|fell|looked|passed) \^
loosing losing (?:a|an|the|of|without|from|for|is|was|after|before|risk|risks) \^ (?:argument|side|party|the|his|her|their|its|a|money|control|bid|battle|interest|cause|case)
confidant confident (?:is|are|was|were|be|am|been|feel|feels|felt|remains?|more|less|so|very|quite) \^
excepted accepted \^ (?:the|a|an|his|her|its|their|that) (?:late )?(?:payment|offer|service|responsibility|settlement|plea|job|check|bribe)
sited cited \^ (?:two|three|four|five|six|several|many|numerous|no|earlier|prior)\s
personal personnel \^ (?:director|manager|department|manual|policies|policy|decisions?)
flaunt flout \^ (?:the|its|this|that|any|a) (?:court|law|rule|order|statute|authority|mandate|requirement|injunction)
flaunted flouted \^ (?:the|its|this|that|any|a) (?:court|law|rule|order|statute|authority|mandate|requirement|injunction)
flaunts flouts \^ (?:the|its|this|that|any|a) (?:court|law|rule|order|statute|authority|mandate|requirement|injunction)
infers implies (?:evidence|statute|language|letter|contract|clause|report|record|silence|text|provision|phrase|agreement|conduct) \^
moral morale (?:employees?|employees'|employee's|low|staff|troop|team|workers'|poor|office) \^
formerly formally (?:was|were|been|never|be) \^ (?:signed|adopted|approved|executed|notified|announced|objected|charged with)
peaked piqued \^ .*\b(?:interest|curiosity)
peaks piques \^ .*\b(?:interest|curiosity)
council counsel (?:defense|opposing|lead|trial|appellate|outside|retained|appointed|of|with|upon|right to) \^ (?:for|of (?:its|his|her|their)|and|was|is|has|had|argued|objected)|\^ for (?:the )?(?:plaintiff|defendant|appell|petitioner|respondent|government)
counsel council (?:city|town|village|county|borough|student|tribal) \^ (?:voted|members?|meetings?|approved|adopted|passed|met|chambers?)
void devoid \^ of (?:merit|meaning|substance|evidence|support|content|reason)
breath breathe (?:not|could|can|cannot|couldn't|can't|barely|hardly|to) \^ (?:[.,]|after|and|because|when|through|without|again|on|properly|normally)
medium median \^ (?:strip|of the (?:highway|road|interstate|street|freeway))
lean lien (?:tax|mechanic's|mechanics'|judgment|bank's|security|prior|junior|senior|statutory|attorney's) \^|(?:a|the|any|no|'s) \^ (?:on|upon|against) (?:the|his|her|its|their|any|all)
fiducial fiduciary \^ (?:duty|duties|relationship|capacity|obligation)
sell sale (?:for|up for|of|the) \^ [.,;]
hanged hung jury (?:is|was|were) \^
discrete discreet \^ silence|(?:very|more|remain|remained|stay) \^ [.,;]
descent dissent \^ (?:opinion|argued|argues|criticizes)
sensor censor (?:to|not|may|could|must|shall|would|can) \^ (?:the|a|an|his|her|any|its)
plaintive plaintiff (?:the|a|each|any) \^ (?:filed|has|had|was|is|sued|alleges|claims|seeks|argues|contends|and|must|did|may|moved|failed)
past passed (?:legislature|congress|council|board|senate|house|bill|tenants?|students?) \^ (?:the|a|an|this|that|both|by)
martial marital \^ (?:property|estate|status|residence|home|assets|privilege|settlement)
tow toe \^ the line
reign rein free \^|\^ in (?:the|its|his|their)\s
imminent eminent \^ domain
marshal martial \^ law\b
pray prey \^ (?:on|upon) (?:the|its|his|vulnerable|elderly)
wave waive (?:to|not|may|shall|did) \^ (?:any|its|his|her|their|the|all) (?:right|rights|claim|defense|objection|privilege|fee|penalty|notice|service)
hoard horde (?:a|the) \^ of
principal principle in \^ [.,;]|\^ of (?:law|equity|justice|contract|stare)
`
  .trim()
  .split('\n')) {
  const [, typed = '', meant = '', cue = ''] = /^(\S+) (\S+) (.*)$/.exec(row) ?? [];
  const own = CUES.get(typed) ?? [];
  CUES.set(typed, [...own, { meant, cue: new RegExp(`(?:^|\\s)(?:${cue})`) }]);
}

/** The word that is meant by the words around a place; null for none. */
export function cuedAt(tokens: readonly Token[], at: number): string | null {
  const cues = CUES.get(tokens[at]!.lower);
  if (!cues) return null;
  const around = tokens.slice(Math.max(0, at - BEFORE), at + BEHIND + 1);
  if (around.some(({ masked }) => masked)) return null;
  const own = Math.min(at, BEFORE);
  const words = around.map(({ lower }, i) => (i === own ? '^' : lower)).join(' ');
  return cues.find(({ cue }) => cue.test(`${words} `))?.meant ?? null;
}
