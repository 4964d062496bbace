// Leads screen

export const whoLeftAnAddress =
  'Who left a contact address here, by signing up or otherwise. Nothing here lets anyone log in.';
export const askAdministrator = 'Ask an administrator if you need to see the leads.';
export const leads = 'Leads';
export const whatIsLoaded = 'the leads';
export const noneYet = 'No leads yet';
export const whenTheyCome = 'They are added when someone signs up.';
export const noneLikeThis = 'No lead matches';
export const searchForAnother = 'Try part of another name, company, or email address.';
export const nameCompanyOrEmail = 'Name, company, or email address';
export const search = 'Search';
export const downloadAsCsv = 'Download as CSV';
export const notDownloaded = 'The leads were not downloaded';

// Table

export const newestFirst = 'Leads, newest first';
export const lead = 'Lead';
export const company = 'Company';
export const source = 'Source';
export const date = 'Date';
export const actions = 'Actions';
export const remove = 'Delete';
export const removeThis = (address: string) => `Delete the lead of ${address}`;
export const removing = 'Deleting...';
export const deleted = 'Lead deleted';
export const notDeleted = 'The lead was not deleted';
export const SOURCES: Readonly<Record<string, string>> = { signup_form: 'Sign-up' };
