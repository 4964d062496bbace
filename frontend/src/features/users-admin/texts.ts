// Users screen

export const whoHasAccount =
  'Who has an account here, and what each may do. What users keep stays theirs: you do not see it here.';
export const askAdministratorForAnotherRole =
  'Ask an administrator if you need another role or an account for somebody.';
export const accounts = 'Accounts';
export const fetchAgain = 'Refresh';
export const fetching = 'Refreshing...';
export const accountsCouldNotBeFetched = 'The accounts could not be loaded';
export const somethingWentWrongOnServer =
  'Something went wrong on the server. The accounts themselves are safe.';
export const fetchingAccounts = 'Loading the accounts...';
export const nobodyIsLikeThis = 'No account matches';
export const searchForAnotherName = 'Search for a part of another name or email address.';
export const nameOrEmail = 'Name or email address';
export const search = 'Search';

// Table

export const accountsNewestFirst = 'Accounts, newest first';
export const user = 'User';
export const role = 'Role';
export const lastLogin = 'Last log-in';
export const signedUp = 'Signed up';
export const actions = 'Actions';
export const actionsFor = (name: string) => `Actions for ${name}`;
export const active = 'Active';
export const disabled = 'Disabled';
export const notYet = 'Not yet';
export const you = 'you';

// Acts

export const changeRole = 'Change role';
export const disable = 'Disable';
export const enable = 'Enable';
export const endSessions = 'End all sessions';
export const deleteAccount = 'Delete';
export const cancel = 'Cancel';
export const saving = 'Saving...';
export const itCouldNotBeDone = 'It could not be done. Nothing was changed.';
export const roleOf = (name: string) => `Role of ${name}`;
export const disableThis = (name: string) => `Disable the account of ${name}?`;
export const enableThis = (name: string) => `Enable the account of ${name}?`;
export const endSessionsOf = (name: string) => `End all sessions of ${name}?`;
export const deleteThis = (name: string) => `Delete the account of ${name}?`;
export const aNewRoleEndsSessions =
  'Their sessions end, so that the new role holds at once. They log in again.';
export const disablingEndsAll =
  'They are signed out everywhere at once, and what is being worked on for them is cancelled. What they keep stays until you enable or delete the account.';
export const enablingLetsIn = 'They can log in again with the password they had.';
export const theyLogInAgain = 'They are signed out everywhere at once, and can log in again.';
export const deletingCannotBeUndone =
  'This cannot be undone. Their documents, drafts, citations, search history and exports are deleted.';
export const whatIsKept =
  'Kept are the entries of the audit log, which name the account by its number alone, counts of what the model was asked, and whatever your backups hold.';
export const done = 'Done';
