import { loadConfig } from '@casewright/platform';
import { IsOptional, Matches } from 'class-validator';

/** 32 random bytes in base64url. */
const KEY = '[A-Za-z0-9_-]{43}';

/** Settings of encryption at rest, from the environment. */
class EncryptionConfig {
  /**
   * Keys that wrap the owners' keys, separated by commas. The first wraps; the others only open what
   * they wrapped before. None: content is stored as it is.
   */
  @IsOptional()
  @Matches(new RegExp(`^${KEY}(?:,${KEY})*$`), {
    message: 'must be keys of 32 bytes in base64url, separated by commas',
  })
  ENCRYPTION_KEYS?: string;
}

/** For a connection, whose triggers and queries find it as the setting `casewright.keys`. */
export function encryptionKeys(): string {
  return loadConfig(EncryptionConfig).ENCRYPTION_KEYS ?? '';
}
