import { FOR_FAULT } from '../../clauses/doubted.js';
import { risk } from './risk.js';

/** Changing, stopping, renewing, and ending. */
export const ENDING = {
  'unilateral-change': risk(
    'medium',
    'the side that did not make the change',
    [
      'One side may change the terms on its own. Where it need not even tell the other, courts have held the promise illusory.',
      'Changes need both signatures; policies may change on notice, for the future.',
      'Ask for written consent, or for notice and a right to end the contract without cost before a change takes effect.',
    ],
    {
      rests:
        /chang|amend|modif|revis|updat|alter|\bvar[yi]|replac|substitut|rewrit|rewrot|\bedit|supersed|issue|current|\breset|redefin|adjust|supplement|add\b|from time to time|introduc|reassign|redraw|endorse|promulgat|new rules|convert/i,
      softeners: ['notice', 'consent', 'mutual'],
    },
  ),
  suspension: risk(
    'medium',
    'the side that depends on the performance',
    [
      'One side may stop performing or cut off access when it chooses. Business may stand still while payment goes on.',
      'Suspension follows nonpayment or a threat to security, on notice, and lasts no longer than its cause.',
      'Ask for notice, stated grounds, prompt restoration, and no payment for the time of suspension.',
    ],
    {
      rests:
        /suspen|interrupt|cut|\bstop|block|disabl|withh|ceas|restrict|discontinu|turn|lock|shut|switch|deactiv|throttl|\bhold|pause|refus|access/i,
      softeners: ['notice', 'cure', 'mutual'],
    },
  ),
  'convenience-termination': risk(
    'medium',
    'the side that cannot do the same',
    [
      'One side may end the contract without a reason. The other stays bound and bears what it invested.',
      'Both sides may, on 30 to 90 days’ notice, and work done is paid for.',
      'Ask for the same right, a longer notice, and payment for work in progress.',
    ],
    {
      denied: new RegExp(
        `${FOR_FAULT.source}|\\b(?:does|do|shall|will) not (?:release|relieve|affect)|non-?\\s?cancel`,
        'is',
      ),
      rests:
        /terminat|cancel|\bend|clos|walk away|withdraw|rescind|discontinu|dispens|dismiss|discharg|revok|\bstop|\bdrop|quit|\blet\b|\bleav|give notice|conclude|buy out|take back|determine this|call off|abandon|curtail/i,
      softeners: ['mutual'],
      replaces: ['termination-for-convenience'],
    },
  ),
  'locked-in': risk(
    'medium',
    'the side that is bound',
    [
      'The contract cannot be ended before its term, or only for narrow reasons.',
      'Material breach that is not cured always ends a contract.',
      'Ask for a right to terminate for material breach and, for a fee, without cause.',
    ],
    {
      rests:
        /terminat|cancel|\bend|leav|withdraw|quit|resign|until|\bterm\b|bound|return|exit|earl|before|\bbind|remain|retire|irrevoc|determine|\bstay|service/i,
      softeners: ['mutual'],
    },
  ),
  'no-cure': risk(
    'medium',
    'the side in breach',
    [
      'A breach ends the contract or is a default at once. A small slip can cost the whole deal.',
      'Written notice, and 10 to 30 days to cure what can be cured.',
      'Ask for written notice and 30 days to cure, and limit immediate termination to breaches that cannot be cured.',
    ],
    {
      rests:
        /terminat|default|breach|cancel|\bends?\b|violat|evict|immediate|at once|forthwith|retake|warning|no time|summar|ipso facto|cease|without notice/i,
      softeners: ['notice', 'cure', 'mutual'],
    },
  ),
  'auto-renewal': risk(
    'low',
    'the side that forgets to give notice',
    [
      'The term renews by itself. Once the time for notice has passed the parties are bound again; for consumers many states ask for a reminder.',
      'Renewal for a short term, stopped by notice 30 to 60 days before its end.',
      'Calendar the last day for notice with a margin, and ask for a reminder and for short renewal terms.',
    ],
    {
      rests:
        /renew|exten[ds]|continu|\broll|successive|prolong|keeps? (?:going|on)|convert|again|new term|perpetuat/i,
      replaces: ['renewal-term', 'notice-period-to-terminate-renewal'],
    },
  ),
  'change-of-control': risk(
    'medium',
    'the side that is sold or merges',
    [
      'A change of owners ends the contract or gives a right. The other side has a say in a sale of the business.',
      'Consent not unreasonably withheld, or a right to end only where a competitor buys.',
      'Ask to limit it to sales to a competitor, to exempt internal reorganizations, and for a short time to act.',
    ],
    {
      rests:
        /control|merge|\bsale of|\bsold|acqui|owner|shares|stock|equity|stake|interest in|death|recapital/i,
      softeners: ['consent', 'mutual'],
      replaces: ['change-of-control', 'anti-assignment'],
    },
  ),
  'cross-default': risk(
    'medium',
    'the side with several contracts or debts',
    [
      'A default elsewhere is a default here. One dispute can bring down every contract.',
      'Only after acceleration of a debt over a stated amount.',
      'Ask for a threshold, for judgments or acceleration only, and for a time to cure.',
    ],
    { rests: /default|breach/i, softeners: ['cure', 'cap', 'mutual'] },
  ),
};
