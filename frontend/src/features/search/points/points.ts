/** Points for a search that found something. */
export const POINTS_PER_SEARCH = 10;
/** From this total on the badge shows. */
export const EXPERT_POINTS = 50;
