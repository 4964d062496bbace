// Single sign-on, on the account screen

export const singleSignOn = 'Single sign-on';
export const linkedSince = (provider: string, day: string) =>
  `You can sign in with ${provider}, to which your account has been linked since ${day}.`;
export const linkedTo = (provider: string, person: string) =>
  `At ${provider}, this account belongs to ${person}.`;
export const onlyBy = (provider: string) =>
  `You sign in with ${provider}. Your account has no password here.`;
export const notLinked = (provider: string) =>
  `Your account is not linked to ${provider}. Link it to sign in from there; your password keeps working.`;
export const link = (provider: string) => `Link to ${provider}`;
export const linking = 'One moment...';
export const notLinkedNow = 'Account not linked';
export const unlink = 'Unlink';
export const unlinking = 'Unlinking...';
export const notUnlinked = 'Account not unlinked';
export const unlinked = 'Account unlinked';
export const signInByPassword = 'From now on, sign in with your password.';
