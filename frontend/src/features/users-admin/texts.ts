// Users screen

export const whoHasAccount =
  'Who has an account, and what each user may do. You cannot see their work here.';
export const askAdministratorForAnotherRole =
  'Ask an administrator if you need a different role, or an account for someone else.';
export const accounts = 'Accounts';
export const theAccounts = 'the accounts';
export const nobodyIsLikeThis = 'No account matches';
export const searchForAnotherName =
  'Try part of another name, firm, or email address, or another role or status.';
export const nameFirmOrEmail = 'Name, firm, or email address';
export const status = 'Status';
export const allRoles = 'All roles';
export const allStatuses = 'All statuses';
export const downloadAsCsv = 'Download as CSV';
export const notDownloaded = 'The accounts were not downloaded';
export const invitedAreBelow = 'Whoever is invited has no account yet: see the invitations below.';
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

export const saving = 'Saving...';
export const itCouldNotBeDone = 'That could not be done. Nothing was changed.';

// Invitations

export const invitations = 'Invitations';
export const invitationsExplained =
  'An invitation opens one account for one address, whether or not sign-up is open here. It works for seven days.';
export const invite = 'Invite someone';
export const theInvitations = 'the invitations';
export const invitationsStillWork = 'Something went wrong on the server. They still work.';
export const nobodyInvitedIsLikeThis = 'No invitation matches.';
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

export const makingLink = 'Making the link...';
export const passwordLinkOf = (name: string) => `A new password for ${name}`;
export const handLinkOver = (until: string) =>
  `Give this link to that user in person and to no one else: whoever opens it chooses the password. It works once, until ${until}, and is not shown again.`;
export const linkWasMailed = (address: string, until: string) =>
  `The link was mailed to ${address}. It works once, until ${until}.`;
export const link = 'Link';
export const copyLink = 'Copy link';
export const linkIsCopied = 'The link is copied.';
