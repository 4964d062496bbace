import type { DocumentFamily } from '@casewright/contracts';

/** Words that speak for a family, how much, and where they are looked for. */
interface Signal {
  family: DocumentFamily;
  /** 10 decides on its own. */
  weight: number;
  in: 'head' | 'tail' | 'text';
  words: RegExp;
}

const signal = (
  family: DocumentFamily,
  weight: number,
  where: Signal['in'],
  words: RegExp,
): Signal => ({ family, weight, in: where, words });

export const SIGNALS: readonly Signal[] = [
  signal(
    'contract',
    4,
    'head',
    /\b(?:by and )?(?:between|among)\b[^.]{3,300}\(\s*(?:the |each |hereinafter |collectively )*[“"]/i,
  ),
  signal(
    'contract',
    3,
    'head',
    /\b(?:is|are|was) (?:made|entered) (?:and entered )?into\b|\bmade and entered\b/i,
  ),
  signal(
    'contract',
    3,
    'head',
    /\bthis [A-Z][\w’' -]{0,60}(?:Agreement|Contract|Lease|Note|Guaranty|Amendment)\b/,
  ),
  signal('contract', 2, 'head', /\bWHEREAS\b|\bWITNESSETH\b|\bRECITALS\b/),
  signal(
    'contract',
    3,
    'text',
    /\bNOW,? THEREFORE\b|\bin consideration of the (?:mutual|foregoing|premises)/i,
  ),
  signal('contract', 3, 'tail', /\bIN WITNESS WHEREOF\b/i),
  signal('contract', 2, 'text', /\b(?:the )?parties hereto\b|\beither party may terminate\b/i),
  signal(
    'contract',
    3,
    'text',
    /\bthis Agreement shall\b|\bentire agreement\b|\bgoverned by (?:and construed )?(?:in accordance )?(?:with )?the laws\b/i,
  ),
  signal('contract', 2, 'tail', /\bBy:\s/),

  signal('opinion', 10, 'head', /\bdelivered the opinion of the Court\b|\bPER CURIAM\b/i),
  signal(
    'opinion',
    6,
    'head',
    /\bBefore:?\s[^\n]{0,100}(?:Circuit Judges|Justices|Judges|JJ\.)|\b(?:Chief|Circuit|District|Senior|Presiding|Associate) (?:Judge|Justice)s?[.:]|\b[A-Z]{3,}, (?:C\.\s?J|P\.\s?J|J)\.(?!\w)/,
  ),
  signal(
    'opinion',
    4,
    'head',
    /\b(?:Argued|Submitted)\b.{0,60}\b(?:Decided|Filed)\b|\bDecided:?\s+[A-Z][a-z]+ \d/s,
  ),
  signal(
    'opinion',
    4,
    'tail',
    /\b(?:Judgment |We |The judgment[^.]{0,80} is |Order |is (?:hereby )?)?(?:AFFIRM|REVERS|VACAT|REMAND|DISMISS)ED\b/,
  ),
  signal('opinion', 4, 'text', /\b[Ww]e (?:hold|affirm|reverse|vacate|remand|conclude that)\b/),
  signal(
    'opinion',
    4,
    'text',
    /\b(?:concurring|dissenting)\b[^.]{0,20}(?:\.|:|$)|\bconcurs?\.|\bJJ\., concur/m,
  ),
  signal(
    'opinion',
    4,
    'text',
    /\b(?:the|this) (?:trial court|district court|court below|superior court|Court of Appeals) (?:erred|found|granted|denied|held)\b/i,
  ),
  signal(
    'opinion',
    3,
    'text',
    /\b(?:appellant|petitioner|appellee|respondent)s? (?:argues?|contends?|asserts?|appeals?|claims?)\b/i,
  ),
  signal(
    'opinion',
    3,
    'tail',
    /\b(?:Judgment|Order|Decree|Appeal) (?:affirmed|reversed|vacated|dismissed)\b/i,
  ),
  signal(
    'opinion',
    5,
    'tail',
    /\b(?:judgments?|decrees?|orders?|convictions?|appeals?)\b[^.;]{0,70}\b(?:is|are|was|must be|should be|will be) (?:therefore |accordingly |hereby )?(?:affirmed|reversed|vacated|dismissed)\b/i,
  ),
  signal(
    'opinion',
    3,
    'text',
    /\b[Ww]e (?:think|are of (?:the )?opinion|find no|have (?:carefully )?(?:examined|considered|reviewed)|are satisfied|are unable|see no|cannot)\b/,
  ),
  signal(
    'opinion',
    3,
    'text',
    /\b(?:appellant|appellee|plaintiffs? in error|defendants? in error|defendant in error)s?\b/,
  ),
  signal(
    'opinion',
    3,
    'text',
    /\b(?:MEMORANDUM OF DECISION|[Tt]he [Cc]ourt (?:finds|concludes|is of the opinion) that)\b/,
  ),
  signal('opinion', 4, 'head', /^\s*(?:\d{1,4} [A-Z][\w. ]{1,20} \d{1,5}(?: \(\d{4}\))?\s*\n)/),
  signal(
    'opinion',
    4,
    'head',
    /\b(?:Unpublished opinions? (?:are|is) not|Do Not Publish|Chief Justice\s+\d|NY Slip Op|NOT PRECEDENTIAL|NOT FOR PUBLICATION|slip opinion)\b/i,
  ),
  signal('opinion', 4, 'head', /\b(?:appeals? from|certiorari to|petition for review of)\b/i),

  signal(
    'court-paper',
    4,
    'head',
    /\b(?:Plaintiffs?|Petitioners?|Claimants?|Appellants?),?\s[\s\S]{0,300}?\b(?:v|vs)\.?\s[\s\S]{0,400}?\b(?:Defendants?|Respondents?|Appellees?)\b/i,
  ),
  signal(
    'court-paper',
    4,
    'head',
    /\b(?:IN THE |UNITED STATES |SUPERIOR |CIRCUIT |SUPREME |DISTRICT |FOR THE )[A-Z ]{0,60}\bCOURTS?\b/,
  ),
  signal(
    'court-paper',
    3,
    'head',
    /\b(?:Case|Civil Action|Civ\.|Docket|Index|Cause|Adversary)\s*(?:No|Number)s?\b\.?:?/i,
  ),
  signal(
    'court-paper',
    6,
    'head',
    /^(?!.*\bON\b.*PETITION)[^a-z\n“"]{0,70}\b(?:COMPLAINT|ANSWER|MOTION TO|MOTION FOR|NOTICE OF|BRIEF (?:FOR|OF)|MEMORANDUM (?:OF LAW|OF POINTS|IN SUPPORT|IN OPPOSITION)|PETITION FOR|INTERROGATORIES|STIPULATION|AFFIDAVIT OF|DECLARATION OF|SUBPOENA)\b/m,
  ),
  signal(
    'court-paper',
    4,
    'tail',
    /\bRespectfully submitted\b|\bAttorneys? for (?:the )?(?:Plaintiff|Defendant|Petitioner|Respondent|Appell)/i,
  ),
  signal(
    'court-paper',
    4,
    'text',
    /\b(?:DEMAND FOR JURY TRIAL|JURY TRIAL DEMANDED|PRAYER FOR RELIEF|CERTIFICATE OF SERVICE|IT IS (?:HEREBY |SO )?ORDERED)\b/i,
  ),

  signal(
    'law',
    6,
    'head',
    /\bBe it enacted\b|\bThe (?:people|legislature) of the State\b[^.]{0,60}\b(?:enact|do enact)\b/i,
  ),
  signal('law', 5, 'head', /\bAn Act\b to\b|\bThis (?:Act|title|chapter|part) may be cited as\b/i),
  signal('law', 4, 'head', /^[^\S\r\n\u2028\u2029]*§+\s?\d[\w.:-]*\.?\s+[A-Z]/m),
  signal(
    'law',
    3,
    'head',
    /\b(?:U\.S\.C\.|United States Code|Code of Federal Regulations|C\.F\.R\.|Federal Register|Public Law \d)/,
  ),
  signal(
    'law',
    2,
    'text',
    /\bit (?:is|shall be) unlawful\b|\bas used in this (?:section|chapter|part|Act|title)\b/i,
  ),

  signal('letter', 6, 'head', /^[^\S\r\n\u2028\u2029]*Dear\s+[A-Z][^\n]{1,80}[:,]\s*$/m),
  signal('letter', 3, 'head', /^[^\S\r\n\u2028\u2029]*(?:Re|RE|Subject):\s/m),
  signal(
    'letter',
    3,
    'head',
    /\b(?:Via|By) (?:certified mail|email|e-mail|facsimile|overnight|hand delivery|first[- ]class|registered)/i,
  ),
  signal(
    'letter',
    4,
    'tail',
    /^[^\S\r\n\u2028\u2029]*(?:Very truly yours|Sincerely|Yours (?:truly|faithfully|sincerely)|Best regards|Respectfully),?\s*$/im,
  ),

  signal(
    'memo',
    8,
    'head',
    /^[^\S\r\n\u2028\u2029]*(?:M\s?E\s?M\s?O\s?R\s?A\s?N\s?D\s?U\s?M|MEMO|Memorandum)\s*$/m,
  ),
  signal('memo', 5, 'head', /^[^\S\r\n\u2028\u2029]*TO:[^\n]*\n(?:[^\n]*\n){0,4}?\s*FROM:/im),
  signal('memo', 3, 'text', /^[^\S\r\n\u2028\u2029]*(?:QUESTIONS? PRESENTED|BRIEF ANSWERS?)\s*$/im),
];
