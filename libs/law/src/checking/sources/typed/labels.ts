/** What a part of a typed citation can be; `O` is what only separates or announces another part. */
export const LABELS =
  'O name vol rep page pin court month day year docket db par hist paren code tnum sec art amend cl part chap pubno cong act cmt author title journal issue book editor ed pub place url acc doc sig back'.split(
    ' ',
  );
