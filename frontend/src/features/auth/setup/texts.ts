// Setup screen

export const thisAccountLooksAfter =
  'This link was given only to whoever installed Casewright here. The account you create manages the installation and its users.';
export const openItAgain =
  'Open the whole link that was printed when the installation started. If a SETUP_TOKEN was set, the link ends with # and that token.';
export const what = 'your link';
export const doesNotWork = 'This link does not work';
