export {
  CLIENT_ID,
  CLIENT_SECRET,
  IdentityProvider,
  type IdentityProviderOptions,
} from './identity-provider.js';
export type { ProviderPerson } from './settings.js';
export { signInAt } from './sign-in-at.js';
