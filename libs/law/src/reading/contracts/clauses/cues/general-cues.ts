import { says, under } from '../clause.js';

/** Law, assignment, control, and people outside the contract. */
export const GENERAL_CUES = {
  'governing-law': [
    says(
      6,
      /\b(?:governed|construed|interpreted|enforced|determined)\b.{0,160}\b(?:by|with|under|to|pursuant to)\b.{0,40}\blaws?\b/i,
    ),
    says(
      5,
      /\blaws? of (?:the )?(?:state|commonwealth|province|people's|republic|kingdom|country|republic)?\b.{0,60}\b(?:shall|will) (?:govern|apply|control)/i,
    ),
    says(2.5, /\bgoverned by\b/i),
    says(1.5, /\b(?:conflicts?|choice) of laws?\b/i),
    under(3, /governing law|applicable law|choice of law|^law\b|controlling law/),
    says(-2, /\bcomply with\b/i),
  ],
  'change-of-control': [
    says(5, /\bchange (?:of|in) (?:the )?control\b/i),
    says(
      3,
      /\b(?:merger|merge[sd]?|consolidat\w+|acqui(?:red|sition)|reorganization|sale of (?:all|substantially))\b.{0,200}\b(?:terminate|consent|notice|notify|assign)/i,
    ),
    says(
      3,
      /\b(?:terminate|consent|notice|notify|assign\w*)\b.{0,250}\b(?:merger|merge[sd]?|consolidat\w+|change of|substantially all|acquired by|controlling (?:stock|interest)|majority of)/i,
    ),
    says(
      2,
      /\b(?:all or substantially all|substantial portion) of (?:the|its|their|such)\b.{0,30}\b(?:assets|stock|business)/i,
    ),
    says(2, /\bby operation of law\b/i),
    says(
      2,
      /\b(?:controlling|majority|fifty percent|50%)\b.{0,40}\b(?:stock|shares|interest|voting|ownership)\b/i,
    ),
    says(
      3.5,
      /\b(?:terminate|consent|notice)\b.{0,200}\bchange in (?:the )?(?:\w+ )?(?:management|ownership)/i,
    ),
    says(-2, /"?change (?:of|in) control"? (?:means|shall mean)/i),
    under(2, /change (?:of|in) control|assign|transfer/),
  ],
  'anti-assignment': [
    says(4, /\battempt\w*\b.{0,60}\b(?:assign|transfer|delegat)\w*\b.{0,200}\bvoid/i),
    says(
      3.5,
      /\bnot\b.{0,60}\b(?:assign|transfer|sell|encumber|pledge)\w*,.{0,200}\b(?:agreement|interest|rights)\b/i,
    ),
    says(
      6,
      /\b(?:not|neither|nor|no)\b.{0,120}\b(?:assign|transfer|delegate)(?:able|ed|s)?\b.{0,160}\b(?:consent|approval|permission)\b/i,
    ),
    says(
      5,
      /\b(?:not|neither|no) (?:party )?(?:may |shall |will |be )*(?:\w+ )?(?:assign|assignable|assigned)\b/i,
    ),
    says(4, /\bmay assign\b.{0,120}\b(?:agreement|rights|obligations|interest)\b/i),
    says(
      4,
      /\b(?:attempt\w*|purported?|any)\b.{0,20}\b(?:assignment|transfer|delegation)\b.{0,160}\b(?:void|null|invalid|no effect|breach)/i,
    ),
    says(
      3,
      /\b(?:assign|transfer)\w*\b.{0,100}\bwithout the (?:prior )?(?:express )?(?:written )?(?:consent|approval)\b/i,
    ),
    says(3, /\b(?:not|neither)\b.{0,60}\bsub-?contract\w*\b.{0,120}\b(?:consent|approval)/i),
    says(3, /\bin the event of (?:its|any|an) assignment\b/i),
    says(2, /\bagreement (?:is|shall be) personal\b/i),
    says(2, /\bassign(?:s|ment|ed)?\b.{0,160}\b(?:consent|approval)\b/i),
    under(2, /assign|transfer|successors/),
    says(-3, /\b(?:hereby assigns?|right, title,? and interest|permitted assigns|inure)/i),
    says(-1.5, /\blicen[sc]e\b/i),
  ],
  'third-party-beneficiary': [
    says(
      5,
      /\b(?:is|are|be|as|made|become|intended|express|including)\b.{0,30}\bthird[- ]party beneficiar(?:y|ies)\b/i,
    ),
    says(2, /\bthird[- ]party beneficiar(?:y|ies)\b/i),
    says(3, /\bfor the benefit of\b.{0,80}\b(?:enforce|entitled|each)\b/i),
    says(2, /\b(?:hold|held)\b.{0,40}\bin trust for\b/i),
    says(-5, /\b(?:no|not|nothing|neither|nor|none|without)\b.{0,140}\bthird[- ]part(?:y|ies)\b/i),
    under(1, /third[- ]party benef/),
  ],
  'audit-rights': [
    says(
      5,
      /\b(?:audit|inspect|examine)\b.{0,100}\b(?:books|records|facilit|premises|accounts|documentation|sites?)\b/i,
    ),
    says(
      4.5,
      /\b(?:right|entitled|permit|allow|opportunity)\b.{0,80}\b(?:to )?(?:audit|inspect|examine|review)\b/i,
    ),
    says(4, /\bkeep\b.{0,60}\b(?:books|records|accounts)\b/i),
    says(3.5, /\bmaintain\b.{0,80}\b(?:books|records|accounts)\b/i),
    says(3.5, /\b(?:such|any|an|each|the) (?:audit|inspection|auditor)s?\b/i),
    says(2.5, /\b(?:certified public|independent|chartered) account/i),
    says(2, /\b(?:access to|inspection of|copies of)\b.{0,80}\b(?:books|records|facilit)/i),
    says(1.5, /\bunder(?:payment|paid|stat)/i),
    under(3, /audit|inspect|records|books/),
    says(
      -2,
      /\b(?:opinion|prospectus|registration statement|financial statements? (?:of|present))/i,
    ),
  ],
};
