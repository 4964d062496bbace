export const knownDecisions = 'Known decisions';
export const howToChoose = 'Arrow down to the list, Enter to take one, Escape to go on typing.';
export const decisionsOffered = (count: number) =>
  count === 1
    ? 'One known decision. Arrow down to it.'
    : `${count} known decisions. Arrow down to them.`;
