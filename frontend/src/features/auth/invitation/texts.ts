export const youAreInvited =
  'Someone who manages this installation has invited you, or you have asked for an account yourself. Choose a name and a password to open it.';
export const openItAgain = 'Open the link again exactly as you received it.';
export const doesNotWork = 'This invitation does not work';
export const what = 'your invitation';
