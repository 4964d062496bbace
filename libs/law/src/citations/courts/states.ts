/** Two-letter code, Bluebook T10 abbreviation, name; also the forms reporters-db uses. */
const ROWS =
  'al|Ala.|Alabama;ak|Alaska|Alaska;az|Ariz.|Arizona;ar|Ark.|Arkansas;ca|Cal.|California;co|Colo.|Colorado;ct|Conn.|Connecticut;de|Del.|Delaware;dc|D.C.|District of Columbia;fl|Fla.|Florida;ga|Ga.|Georgia;hi|Haw.|Hawaii;id|Idaho|Idaho;il|Ill.|Illinois;in|Ind.|Indiana;ia|Iowa|Iowa;ks|Kan.|Kansas;ky|Ky.|Kentucky;la|La.|Louisiana;me|Me.|Maine;md|Md.|Maryland;ma|Mass.|Massachusetts;mi|Mich.|Michigan;mn|Minn.|Minnesota;ms|Miss.|Mississippi;mo|Mo.|Missouri;mt|Mont.|Montana;ne|Neb.|Nebraska;nv|Nev.|Nevada;nh|N.H.|New Hampshire;nj|N.J.|New Jersey;nm|N.M.|New Mexico;ny|N.Y.|New York;nc|N.C.|North Carolina;nd|N.D.|North Dakota;oh|Ohio|Ohio;ok|Okla.|Oklahoma;or|Or.|Oregon;pa|Pa.|Pennsylvania;ri|R.I.|Rhode Island;sc|S.C.|South Carolina;sd|S.D.|South Dakota;tn|Tenn.|Tennessee;tx|Tex.|Texas;ut|Utah|Utah;vt|Vt.|Vermont;va|Va.|Virginia;wa|Wash.|Washington;wv|W. Va.|West Virginia;wi|Wis.|Wisconsin;wy|Wyo.|Wyoming;pr|P.R.|Puerto Rico;gu|Guam|Guam;vi|V.I.|Virgin Islands';

export interface State {
  code: string;
  abbreviation: string;
  name: string;
}

export const STATES: State[] = ROWS.split(';').map((row) => {
  const [code = '', abbreviation = '', name = ''] = row.split('|');
  return { code, abbreviation, name };
});

const byCode = new Map(STATES.map((state) => [state.code, state]));

export const stateByCode = (code: string): State | undefined => byCode.get(code);

const byName = new Map(STATES.map((state) => [state.name, state]));

export const stateByName = (name: string): State | undefined => byName.get(name);
