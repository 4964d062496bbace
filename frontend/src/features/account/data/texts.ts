// Your data

export const yourData = 'Your data';
export const takeItOrDeleteIt =
  'Download everything that is stored for you: account, documents with their analyses, drafts, citations, and search history.';
export const download = 'Download my data';
export const notDownloaded = 'Your data was not downloaded';
export const deleteAccount = 'Delete account';
export const deletingAccount = 'Deleting account...';
export const deleteYourAccount = 'Delete your account?';
export const whatGoes =
  'Your documents, analyses, drafts, citations, search history, and API keys are deleted at once. This cannot be undone.';
export const whatStays =
  'Your organization keeps its audit log, which says what was done but none of its content, and counts of model use. In its backups, your content can no longer be read once the next backup is made.';
export const signInFirst =
  'Your account has no password here. You need to have signed in within the last ten minutes.';
export const accountNotDeleted = 'Your account was not deleted.';
export const accountDeleted = 'Account deleted';
export const everythingIsGone = 'Everything that was stored for you is deleted.';
