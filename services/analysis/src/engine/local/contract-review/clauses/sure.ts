/** From this confidence on a judgement may be built on a clause, and its finding says so plainly. */
export const SURE = 0.5;
