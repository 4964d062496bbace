import { phraseRule, phrasesOf } from '../phrases.js';

/** Wrong everywhere it stands, and what neither the words around a place nor its grammar tell. */
// cspell:disable
const ALWAYS = phrasesOf(`
in principal > in principle | principals of law > principles of law | principals of equity > principles of equity |
legal principal > legal principle | legal principals > legal principles | principle place > principal place |
opposing council > opposing counsel | council for the plaintiff > counsel for the plaintiff |
council for the defendant > counsel for the defendant | in regards to > in regard to |
with regards to > with regard to | attorneys fees > attorneys' fees | takes affect > takes effect |
took affect > took effect | martial property > marital property | martial status > marital status |
martial home > marital home | martial estate > marital estate | illicited > elicited |
irregardless > regardless | is comprised of > is composed of | are comprised of > are composed of |
free reign > free rein | tenets in common > tenants in common | there own > their own | their is > there is |
their are > there are | more then > more than | less then > less than | rather then > rather than |
averse party > adverse party | risk adverse > risk averse | appraised of the > apprised of the |
for all intensive purposes > for all intents and purposes | imminent domain > eminent domain |
parole evidence > parol evidence | deep-seeded > deep-seated | judgement > judgment | heresay > hearsay |
plantiff > plaintiff | supercedes > supersedes | indited > indicted | liason > liaison | payed > paid |
no baring on > no bearing on | council of record > counsel of record | assistance of council > assistance of counsel |
right to council > right to counsel | trial council > trial counsel | lead council > lead counsel | sole air > sole heir |
pane and suffering > pain and suffering | trail court > trial court | trail judge > trial judge | jury trail > jury trial |
trail by jury > trial by jury | binding president > binding precedent | casual connection > causal connection |
personnel injury > personal injury | personnel property > personal property | morale turpitude > moral turpitude |
sets a president > sets a precedent | wreck havoc > wreak havoc | due diligents > due diligence`);
// cspell:enable

export const confusables = phraseRule(
  {
    id: 'confusable',
    name: 'Mistaken word',
    family: 'word-choice',
    severity: 'high',
    why: 'A spelling checker accepts many such words, and a court does not.',
    source: 'Garner’s Dictionary of Legal Usage, on the words concerned',
    matches: ['The hearsay rule applies [[irregardless]] of that.'],
    passes: [
      'The principal issue is notice.',
      'It’s the buyer’s duty.',
      'The weather was bad, and your not signing surprised us.',
      'By its clear terms the act reaches brokers.',
      'He drove farther and then stopped later, then the police came.',
    ],
  },
  ALWAYS,
);
