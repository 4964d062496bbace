export type { ProviderSettings } from './discovery.js';
export { IdentityProvider } from './identity-provider.js';
export { LOGOUT_TOKEN_LIVES, type LoggedOut } from './logout-tokens.js';
export { emailIn, groupsIn, knownAs, nameIn, type Person, roleOfGroups } from './person.js';
