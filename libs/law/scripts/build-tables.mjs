/**
 * Rebuilds the generated tables of `libs/law` from Free Law Project's reporters-db and courts-db.
 *
 *   node libs/law/scripts/build-tables.mjs [path to the data folder]
 *
 * The data folder defaults to $SHARED_DATA/citations or ../shared/data/citations alongside the
 * repository. Only facts go into the tables (abbreviations, names, dates, identifiers); see NOTICE.
 * Rows are lines and cells are tabs inside one string a table: that is the smallest thing that
 * compresses well, needs no parser beyond `split`, and costs nothing until first used.
 */
import { buildCourts } from './court-rows.mjs';
import { buildJournals, buildLaws, buildNames } from './journal-rows.mjs';
import { buildReporters } from './reporter-rows.mjs';

buildReporters();
buildJournals();
buildLaws();
buildNames();
buildCourts();
