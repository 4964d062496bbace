/** Right words of law, of its business and of its times that a general dictionary lacks. */
export const LEGAL_WORDS = `
  actus additur administratrix airbnb alia amici amicus app arbitrability arbitrable arguendo
  blockchain bona caselaw cestui chargeback chatbot chatbots clawback codefendant coguardian
  condemnor conservatee contendere coronavirus cotenancy covid crossclaim cryptocurrencies
  cryptocurrency cy cyberbullying cybersecurity cybersquatter cybersquatting deepfake deepfakes
  delicti delicto depublish depublished dischargeability dischargeable dropshipping ejusdem
  enablement esports estopped facebook facie factfinder factfinding facto fentanyl
  fide foreclosable forma garnishor generis geofence grantor grantors habeas habendum impleader
  indemnitee indemnitor indemnitors indorsee indorser instagram ipsa irrebuttable judicata
  justiciability licensor lienholder lienor litem livestream livestreaming malum mens meruit
  microplastics modus mootness nonbinary noncompete noncompetes nonmovant nonobvious
  nonobviousness nonparty nonsignatory noscitur nunc obligors offeree operandi opioids optionee
  optionor overbreadth overbroad pari parte pauperis pendens pendente postconviction
  postjudgment pres pretermitted prima prohibitum prosecutorial rea
  realtor reargument remittitur repudiatory res respondeat restitutionary revocability
  ridesharing scienter securitization severability sociis stirpes sua sublessee sublessor
  subrogee subrogor telehealth telework terrorem tiktok tippee tortfeasors tunc uber
  unconscionability unenforceability unindicted unpatentable vel vires vivos voir
  waivable wifi youtube`;
