export {
  CLIENT_ID,
  CLIENT_SECRET,
  IdentityProvider,
} from './identity-provider.js';
export { signInAt } from './sign-in-at.js';
