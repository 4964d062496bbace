/** What parties do, as sources of expressions for what stands behind and before their names. */
const WILL =
  '(?:(?:will|shall|is to|are to|agrees? to|agreed to|ha(?:s|ve) (?:agreed|promised|offered) to|promise[sd]? to|is going to|would) )?(?:not )?';
const PAYING =
  'commits? to (?:buy|pay|purchase)|pay(?:s|ing)?|owes?|buys?|hires?|engages?|retains?|commissions?|orders?|wants?|needs?|asks?|employs?|appoints?|owns?|uses?|gets|receives?|asked|hired|engaged|ha(?:s|ve) (?:asked|hired|engaged|retained|booked)|takes?(?= (?:[\\d,]+|all|up to|every) )|gives? (?:him|her|them|it)';

/** Who pays: `pays`, `will hire`; `paid by`. */
export const PAYS = `${WILL}(?:${PAYING}|is (?:paying|hiring|engaging|retaining|buying|looking for)|(?:may|can) cancel)`;
/** Who works and is paid: `will rebuild`, `tunes`, `charges`; the other's verbs are not its. */
export const WORKS = `(?:is (?!(?:pay|hir|engag|retain|buy|look|gett?|tak|ask|be|think|try|plann?|hav|want|need|mov|open|us)ing\\b)\\w+ing|${WILL}(?:charges?|bills?|invoices?|earns?|is paid|gets paid)|(?:will|shall|is to|agrees to|ha(?:s|ve) (?:agreed|promised|offered) to|promise[sd]? to|is going to) (?!not\\b|be\\b|have\\b|let\\b|meet\\b|(?:${PAYING})\\b)\\w+|(?!(?:${PAYING}|is|was|has|keeps|commits|leaves|runs|needs|wants|lets|meets)\\b)[a-z]{3,}s)`;
/** `hires`, `pays` before the name of who works. */
export const HIRED =
  '(?:\\bby|\\b(?:[Hh]ir(?:e|es|ed|ing)|engages?|engaged|engaging|cho(?:ose|oses|se|sen)|pick(?:s|ed)|select(?:s|ed)|retain(?:s|ed|ing)?|commission(?:s|ed|ing)?|[Pp]ay(?:s|ing)?|[Tt]ak(?:e|es|ing) on))';
export const SERVED = '\\b(?:for|to|(?<!favou?r )of)';
