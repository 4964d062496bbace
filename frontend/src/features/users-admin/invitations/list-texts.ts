// List of people to invite

export const inviteList = 'Invite a list';
export const listExplained =
  'Paste addresses or choose a CSV file. You see who will be invited before anything is sent.';
export const people = 'People';
export const peopleHint =
  'One per line, or separated by commas: ann@firm.example or Ann Lee <ann@firm.example>. A CSV file may have email, name, firm, and role in any order; names and firms only help you recognize people here.';
export const fileOfPeople = 'CSV file of people';
export const chooseFile = 'Choose a CSV file';
export const fileIsNotAList =
  'Choose a CSV or text file of at most 200 KB. From a spreadsheet, save as CSV.';
export const tooManyAddresses = (count: number) =>
  `A list may have up to 100 addresses, and this one has ${count}. Split it into several.`;
export const noAddressInIt = 'The list has no valid email address.';
export const roleOfThoseWithout = 'Role for people without one in the list';
export const checkList = 'Check the list';
export const checkingList = 'Checking...';
export const changeList = 'Change the list';
export const notAnAddress = 'Not a valid email address; not invited.';
export const twiceInList = 'Already listed above; invited once.';
export const hasAccount = 'Already has an account; not invited.';
export const invitedAlready = 'Already has a pending invitation; not invited again.';
export const soManyAreInvited = (count: number, total: number) =>
  `${count} of ${total} will be invited.`;
export const inviteSoMany = (count: number) => `Invite ${count}`;
export const listMayBeSentInPart =
  'Something went wrong on the server. Check below to see who was invited.';
export const whatBecameOfList = 'Results';
export const wasMailed = 'The invitation was mailed.';
export const linkIsBelow = 'Invited with the link below; no email was sent.';
export const handLinksOver =
  'Give each person only their own link. Each link works once, for seven days, and is not shown again.';
export const copyLinks = 'Copy links';
export const linksAreCopied = 'The links are copied.';
