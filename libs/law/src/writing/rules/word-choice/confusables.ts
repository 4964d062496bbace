import { type Phrase, phraseRule } from '../phrases.js';

/** Wrong everywhere it stands; plain misspellings are learned, but for names of parties, which have capitals. */
// cspell:disable
const ALWAYS: readonly Phrase[] = `
statue of limitations > statute of limitations | statue of limitation > statute of limitations |
statue of frauds > statute of frauds | statues of limitations > statutes of limitations | trail court > trial court |
trail courts > trial courts | trail judge > trial judge | trail counsel > trial counsel | trail date > trial date |
jury trail > jury trial | bench trail > bench trial | fair trail > fair trial |
principle and interest > principal and interest | principle place > principal place |
principle office > principal office | principle amount > principal amount | principle balance > principal balance |
principle issue > principal issue | principle issues > principal issues | principle reason > principal reason |
principle argument > principal argument | principle purpose > principal purpose |
principle question > principal question | principle witness > principal witness | principle cause > principal cause |
in principal > in principle | principals of law > principles of law | principals of equity > principles of equity |
principals of contract > principles of contract | principals of justice > principles of justice |
legal principal > legal principle | legal principals > legal principles | advise of council > advice of counsel |
advise of counsel > advice of counsel | advice of council > advice of counsel | opposing council > opposing counsel |
defense council > defense counsel | appointed council > appointed counsel |
assistance of council > assistance of counsel | right to council > right to counsel |
council for plaintiff > counsel for plaintiff | council for defendant > counsel for defendant |
council for the plaintiff > counsel for the plaintiff | council for the defendant > counsel for the defendant |
city counsel voted > city council voted | in regards to > in regard to | with regards to > with regard to |
attorneys fees > attorneys' fees | legal advise > legal advice | no affect > no effect | an affect > an effect |
adverse affect > adverse effect | any affect > any effect | take affect > take effect | takes affect > takes effect |
took affect > took effect | in affect > in effect | breech of contract > breach of contract |
breech of duty > breach of duty | breech of the > breach of the | to breech > to breach |
material breech > material breach | martial property > marital property | martial status > marital status |
martial home > marital home | martial assets > marital assets | martial estate > marital estate |
~comply to > ~comply with | tortuous interference > tortious interference | tortuous conduct > tortious conduct |
tortuous act > tortious act | illicited > elicited | must of been > must have been | irregardless > regardless |
is comprised of > is composed of | are comprised of > are composed of | was comprised of > was composed of |
were comprised of > were composed of | pubic hearing > public hearing | pubic policy > public policy |
pubic record > public record | pubic records > public records | pubic interest > public interest |
pubic official > public official | general pubic > general public | waved his right > waived his right |
waved her right > waived her right | waved its right > waived its right | waved their right > waived their right |
waved any objection > waived any objection | waver of > waiver of | cannons of construction > canons of construction |
cannon of construction > canon of construction | cannons of ethics > canons of ethics |
city ordnance > city ordinance | zoning ordnance > zoning ordinance | free reign > free rein |
mute point > moot point | tax lean > tax lien | tenets in common > tenants in common | has lead to > has led to |
have lead to > have led to | had lead to > had led to | more then > more than | less then > less than |
rather then > rather than | greater then > greater than | other then > other than | there own > their own |
their is > there is | their are > there are | their was > there was | their were > there were |
averse party > adverse party | risk adverse > risk averse | appraised of the > apprised of the |
appraised of his > apprised of his | appraised of her > apprised of her |
for all intensive purposes > for all intents and purposes | imminent domain > eminent domain |
immanent domain > eminent domain | parole evidence > parol evidence | parol board > parole board |
parol officer > parole officer | deep-seeded > deep-seated | between you and i > between you and me |
judgement > judgment | judgements > judgments | heresay > hearsay | defendent > defendant | defendents > defendants |
plantiff > plaintiff | plaintif > plaintiff | appelant > appellant | supercedes > supersedes | indited > indicted |
liason > liaison | payed > paid | voire > voir`
  .split('|')
  .map((pair) => {
    const [find = '', put = ''] = pair.split('>').map((words) => words.trim());
    return { find, put };
  });
// cspell:enable

export const confusables = phraseRule(
  {
    id: 'confusable',
    name: 'Mistaken word',
    family: 'word-choice',
    severity: 'high',
    why: 'A spelling checker accepts many such words, and a court does not.',
    source: 'Garner’s Dictionary of Legal Usage, on the words concerned',
    matches: ['The [[statue of limitations]] has run.'],
    passes: [
      'The principal issue is notice.',
      'A statue stood in the square.',
      'The hiker left the trail.',
      'It’s the buyer’s duty.',
      'The city council took the advice of counsel.',
      'A tortuous path led to the creek.',
      'The marshal effected service.',
      'The weather was bad, and your not signing surprised us.',
      'The man whom the driver hit was the one who signed; ask who it was.',
      'This could of course change.',
      'Delay might of itself be enough.',
      'They came to effect his arrest.',
      'By its clear terms the act reaches brokers.',
      'He drove farther and then stopped later, then the police came.',
      'The board may retain council members’ mail.',
      'They know it’s evidence.',
    ],
  },
  ALWAYS,
);
