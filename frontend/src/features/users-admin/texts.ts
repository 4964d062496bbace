// Users screen

export const whoHasAccount =
  'Who has an account, and what each user may do. You cannot see their work here.';
export const askAdministratorForAnotherRole =
  'Ask an administrator if you need a different role, or an account for someone else.';
export const accounts = 'Accounts';
export const accountsCouldNotBeFetched = 'The accounts could not be loaded';
export const somethingWentWrongOnServer =
  'Something went wrong on the server. The accounts themselves are safe.';
export const fetchingAccounts = 'Loading the accounts...';
export const nobodyIsLikeThis = 'No account matches';
export const searchForAnotherName = 'Try part of another name or email address.';
export const nameOrEmail = 'Name or email address';
export const search = 'Search';

// Table

export const accountsNewestFirst = 'Accounts, newest first';
export const user = 'User';
export const role = 'Role';
export const lastLogin = 'Last login';
export const signedUp = 'Signed up';
export const actions = 'Actions';
export const actionsFor = (name: string) => `Actions for ${name}`;
export const active = 'Active';
export const disabled = 'Disabled';
export const secondStep = 'Second step';
export const legalHold = 'Legal hold';
export const notYet = 'Not yet';
export const you = 'you';

// Acts

export const changeRole = 'Change role';
export const resetPassword = 'Reset password';
export const disable = 'Disable';
export const enable = 'Enable';
export const placeHold = 'Place legal hold';
export const liftHold = 'Lift legal hold';
export const endSessions = 'End all sessions';
export const removeFactors = 'Remove second step';
export const deleteAccount = 'Delete';
export const saving = 'Saving...';
export const itCouldNotBeDone = 'That could not be done. Nothing was changed.';
export const roleOf = (name: string) => `Role of ${name}`;
export const resetPasswordOf = (name: string) => `Reset the password of ${name}?`;
export const disableThis = (name: string) => `Disable the account of ${name}?`;
export const enableThis = (name: string) => `Enable the account of ${name}?`;
export const placeHoldOn = (name: string) => `Place ${name} under a legal hold?`;
export const liftHoldOn = (name: string) => `Lift the legal hold on ${name}?`;
export const endSessionsOf = (name: string) => `End all sessions of ${name}?`;
export const removeFactorsOf = (name: string) => `Remove the second step of ${name}?`;
export const deleteThis = (name: string) => `Delete the account of ${name}?`;
export const aNewRoleEndsSessions =
  'The new role takes effect at once: they are signed out, have to log in again, and their API keys are revoked.';
export const disablingEndsAll =
  'They are signed out everywhere at once, their API keys are revoked, and their work in progress is canceled. Everything they have stored stays until you delete the account.';
export const enablingLetsIn = 'They can log in again with the same password.';
export const holdKeepsEverything =
  'From now on, their account, documents, drafts, citations, search history, and exports cannot be deleted: not by them, not by you, and not by a retention period. They can keep working.';
export const liftingLetsGo =
  'Their data can be deleted again, and whatever is older than its retention period will be, within the hour.';
export const theyLogInAgain =
  'They are signed out everywhere at once, and their API keys are revoked. They can log in again.';
export const passwordAloneLetsIn =
  'For someone who has lost both phone and recovery codes: the password alone will then let them in. Make sure the request really comes from them. They are signed out everywhere at once, and their API keys are revoked.';
export const deletingCannotBeUndone =
  'This cannot be undone. Their documents, drafts, citations, search history, and exports are deleted.';
export const whatIsKept =
  'Audit log entries (which identify the account only by its number) and counts of model requests are kept. In your backups, their content can no longer be read once the next backup is made.';

// Invitations

export const invitations = 'Invitations';
export const invitationsExplained =
  'An invitation opens one account for one address, whether or not sign-up is open here. It works for seven days.';
export const invite = 'Invite someone';
export const loadingInvitations = 'Loading the invitations...';
export const invitationsCouldNotBeLoaded = 'The invitations could not be loaded';
export const invitationsStillWork = 'Something went wrong on the server. They still work.';
export const nobodyIsInvited = 'No invitation is waiting to be accepted.';
export const emailAddress = 'Email address';
export const sendInvitation = 'Invite';
export const inviting = 'Inviting...';
export const nobodyWasInvited = 'Nobody was invited.';
export const invitationFor = (address: string) => `Invitation for ${address}`;
export const handInvitationOver = (until: string) =>
  `Give this link to that person and no one else: whoever opens it creates the account. It works once, until ${until}, and is not shown again.`;
export const invitationWasMailed = (address: string, until: string) =>
  `The invitation was mailed to ${address}. It works once, until ${until}.`;
export const invitedBy = (name: string) => `invited by ${name}`;
export const askedForIt = 'signed up, and must confirm the address';
export const until = (day: string) => `until ${day}`;
export const expiredOn = (day: string) => `expired on ${day}`;
export const revoke = 'Revoke';
export const revokeFor = (address: string) => `Revoke the invitation of ${address}`;
export const revoking = 'Revoking...';
export const invitationRevoked = 'Invitation revoked';
export const linkWorksNoLonger = 'Its link no longer works.';
export const invitationNotRevoked = 'The invitation was not revoked';

// Link to a new password

export const linkSetsNewPassword =
  'They get a link for choosing a new password. It works once, for 30 minutes, and replaces any earlier link. Until it is used, their current password still works.';
export const makingLink = 'Making the link...';
export const passwordLinkOf = (name: string) => `A new password for ${name}`;
export const handLinkOver = (until: string) =>
  `Give this link to that user in person and to no one else: whoever opens it chooses the password. It works once, until ${until}, and is not shown again.`;
export const linkWasMailed = (address: string, until: string) =>
  `The link was mailed to ${address}. It works once, until ${until}.`;
export const link = 'Link';
export const copyLink = 'Copy link';
export const linkIsCopied = 'The link is copied.';
