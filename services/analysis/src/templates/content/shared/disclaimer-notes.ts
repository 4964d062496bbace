/** What each place asks of a disclaimer of implied warranties. */
export const DISCLAIMER_NOTES = `
>j [california] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ Cal. Com. Code § 2316(2)
>j [new-york] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ N.Y. U.C.C. § 2-316(2)
>j [texas] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ Tex. Bus. & Com. Code § 2.316(b)
>j [delaware] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ 6 Del. C. § 2-316(2)
>j [florida] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ Fla. Stat. § 672.316(2)
>j [illinois] Where goods are sold, a disclaimer of merchantability must mention merchantability and be conspicuous. @@ 810 ILCS 5/2-316(2)
>j [england] Terms implied as to title cannot be excluded, and others only so far as reasonable; in a contract with a consumer most cannot be excluded at all. @@ Unfair Contract Terms Act 1977, ss. 6, 7; Consumer Rights Act 2015, ss. 31, 57
`;
