// Acts

export const itCouldNotBeDone = 'That could not be done. Nothing was changed.';

// Invitations

export const invitationsExplained =
  'An invitation opens one account for one address, whether or not sign-up is open here. It works for seven days.';
