/**
 * From this confidence on a judgement may be built on a clause, and its finding says so plainly. Of
 * clauses above it about three in four are labelled so in contracts that the model has not seen; of
 * those below about one in five.
 */
export const SURE = 0.8;
