import { memo, type ReactNode } from 'react';
import { type FindingLineState, SeverityLine } from '../../../shared/reading/findings/finding-line';
import '../../../shared/reading/text/reading.css';
import type { Placed } from '../draft/placed';
import { FAMILY_WORDS } from '../texts';

interface FindingRowProps extends FindingLineState {
  /** The same object while only its place changes. */
  finding: Placed['finding'];
  /** When it is open. */
  details: ReactNode;
}

/** A finding of the draft in the list. */
export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { family, explanation } = props.finding;
  return <SeverityLine {...props} aside={FAMILY_WORDS[family]} printed={explanation} />;
});
