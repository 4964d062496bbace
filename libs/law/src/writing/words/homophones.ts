/**
 * Words that sound like another of another part of speech: `typed>meant:slots`. A slot is a place in a
 * sentence that `typed` cannot fill: of a noun (n), a bare verb (v), an adjective before its noun (a), a
 * participle (p), an owner before what is owned (o), and
 * a pronoun with its verb (e, h), and
 * of single words (b to z but these).
 */
export const HOMOPHONES: ReadonlyMap<string, readonly { meant: string; slots: string }[]> = read(`
principle>principal:a coarse>course:n hey>hay:n hole>whole:a knew>new:a write>right:n rite>right:a
you're>your:oh they're>their:oh who's>whose:oh there>their:o it's>its:o its>it's:e their>they're:e whose>who's:e know>no:k passed>past:n lean>lien:n breech>breach:n
advice>advise:v advise>advice:n loose>lose:v breath>breathe:v site>cite:v sight>cite:v bare>bear:v sale>sell:v here>hear:v
meat>meet:v lesson>lessen:v steel>steal:v altar>alter:v heel>heal:v seam>seem:v rite>write:v device>devise:v
council>counsel:v past>passed:pq maid>made:p lead>led:p threw>thrown:p won't>want:v
soul>sole:a grate>great:a bail>bale:x weather>whether:w waist>waste:v peal>peel:v
prey>pray:v pear>pair:n flour>flower:x to>too:t lead>led:b except>accept:v do>due:d your>you're:e stationary>stationery:n stationery>stationary:C then>than:A precede>proceed:B brake>break:v sell>sale:n choose>choice:n
weight>weigh:v proof>prove:v belief>believe:v choice>choose:v advice>advise:v loss>lose:v grief>grieve:v life>live:v relief>relieve:v safe>save:v
breathe>breath:n lose>loss:n leased>least:x council>counsel:c baring>bearing:g lead>led:s no>know:j passed>past:y rite>right:i write>right:i manor>manner:n illicit>elicit:r loosing>losing:r
sighted>cited:u sights>cites:u sighting>citing:u sites>cites:u sited>cited:u wave>waive:u waved>waived:u waves>waives:u waving>waiving:u break>brake:z breaks>brakes:z poured>pored:f eminent>imminent:l of>have:m affect>effect:n believe>belief:n prove>proof:n proceed>procedure:x
`);

/** Prepositions that are mistaken behind these words, whatever opinions have: `word>right:wrong,wrong`. */
export const GOVERNED: ReadonlyMap<string, readonly { meant: string; slots: string }[]> = read(`
entitled>to:for,of,on objected>to:against objects>to:against object>to:against responsible>for:of
liable>for:of,on,about,with accused>of:for,with,on guilty>of:for pursuant>to:of,with,for prior>to:of,than
according>to:with,of contrary>to:of,with,than similar>to:with,as different>from:to,of,than deprived>of:from
prevented>from:of,to prohibited>from:of refrain>from:of,to opposed>to:against,with interested>in:on,at,of,about
resulted>in:to,into,on participated>in:to,on participate>in:to,on capable>of:to,for consisted>of:on,from
differ>from:with,to,than differs>from:with,to,than differed>from:with,to,than consistent>with:to,of inconsistent>with:to,of
compatible>with:to incompatible>with:to compliance>with:to,of comply>with:to,by complies>with:to,by complied>with:to,by
conformity>with:of identical>to:as superior>to:than,over inferior>to:than,from preferable>to:than,over
incapable>of:to,for convicted>of:with acquitted>of:from familiar>with:of,about acquainted>with:to,of abide>by:with,to
adhere>to:with,on adheres>to:with,on adhered>to:with,on adherence>to:with attributable>to:with,for,on adjacent>to:with,of,from
equivalent>to:with,as tantamount>to:with,as equal>to:with,as irrespective>of:to,from regardless>of:to,from
opposition>to:against,with objection>to:against consented>to:with,for,on pertains>to:with,of relates>to:with,on dispense>with:of
desist>from:of,to abstain>from:of,to suffers>from:of,by susceptible>to:for,with relevant>to:for,of applicable>to:with,on
aware>of:about,on ignorant>of:about,on devoid>of:from,with deprive>of:from deprives>of:from contingent>on:to,of,with
dependent>on:of,from,to based>on:of,off predicated>on:of responded>to:at,on respond>to:at,on interfere>with:to,on,in
interfered>with:to,on,in interferes>with:to,on,in comprised>of:by,from absent>from:of
refers>to:on,at referred>to:on,at
belongs>to:of,for belonged>to:of,for subjected>to:of,on charged>with:of,for depends>on:of,from
insisted>on:in,at insists>on:in,at succeeded>in:at,on consists>of:on,from apply>to:on applies>to:on relies>on:in,of,to reliance>on:in,of,to rely>on:in,of,to
accuse>of:for,with,from accuses>of:for,with,from relieve>of:from relieved>of:from robbed>of:from convict>of:with
`);

function read(rows: string): Map<string, { meant: string; slots: string }[]> {
  const all = new Map<string, { meant: string; slots: string }[]>();
  for (const [, typed = '', meant = '', slots = ''] of rows.matchAll(/(\S+)>(\S+):(\S+)/g))
    all.set(typed, [...(all.get(typed) ?? []), { meant, slots }]);
  return all;
}
