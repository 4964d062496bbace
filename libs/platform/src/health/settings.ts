import type { Setting } from '@casewright/contracts';

/** Settings to list, except secrets and addresses that may contain one. */
const NAMES = [
  'SIGNUP',
  'SESSION_IDLE_MINUTES',
  'SESSION_MAX_HOURS',
  'RATE_LIMITS',
  'RATE_LIMIT_FACTOR',
  'PASSWORD_COMMON',
  'PASSWORD_MIN_LENGTH',
  'MFA_REQUIRED',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_NAME',
  'OIDC_SCOPES',
  'OIDC_GROUPS_CLAIM',
  'OIDC_ROLES',
  'OIDC_SIGNUP',
  'TRUSTED_PROXIES',
  'PUBLIC_URL',
  'ALLOWED_HOSTS',
  'PRODUCT_NAME',
  'MAKER_NAME',
  'UPLOAD_MAX_MB',
  'DOCUMENT_MAX_PAGES',
  'DOCUMENT_OCR_PAGES',
  'DOCUMENT_OCR_SECONDS',
  'DOCUMENT_RETENTION_DAYS',
  'JOB_CONCURRENCY',
  'JOBS_PER_USER',
  'TEXT_CPU_SECONDS',
  'JOB_DEADLINES',
  'JOB_RETENTION_HOURS',
  'QUOTA_DOCUMENTS',
  'QUOTA_DOCUMENT_MB',
  'QUOTA_DRAFTS',
  'QUOTA_DRAFT_VERSIONS',
  'QUOTA_REVIEWS',
  'QUOTA_HISTORY',
  'QUOTA_EXPORTS',
  'LOG_LEVEL',
  'SEARCH_ENGINE',
  'SEARCH_CACHE_MB',
  'OPENSEARCH_URL',
  'OPENSEARCH_INDEX',
  'OPENSEARCH_SHARDS',
  'OPENSEARCH_REPLICAS',
  'STORAGE_MIN_FREE_MB',
  'IMPORT_DIR',
  'LAW_DIR',
  'CAP_URL',
  'COURTLISTENER_BULK_URL',
  'AI_PROVIDER',
  'EXTERNAL_AI',
  'OPENAI_MODEL',
  'OPENAI_TASK_MODELS',
  'OPENAI_EMBEDDING_MODEL',
  'OPENAI_BASE_URL',
  'AI_CONCURRENCY',
  'AI_TIMEOUT_SECONDS',
  'AI_STALL_SECONDS',
  'AI_RETRIES',
  'AI_SECTION_TOKENS',
  'AI_DOCUMENT_TOKENS',
  'AI_USER_TOKENS_PER_DAY',
  'AI_PRICE_INPUT',
  'AI_PRICE_OUTPUT',
  'AI_PRICE_CURRENCY',
  'NODE_OPTIONS',
];
/** Only shown as set. */
const SECRETS = [
  'OPENAI_API_KEY',
  'OPENAI_EMBEDDING_API_KEY',
  'DATABASE_URL',
  'MESSAGE_BUS_URL',
  'BUS_SIGNING_KEY',
  'AUDIT_SHIP_TO',
  'AUDIT_SIGNING_KEY',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'SETUP_TOKEN',
  'OBJECT_STORE_URL',
  'OBJECT_STORE_ENDPOINT',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'ANTIVIRUS_URL',
  'ENCRYPTION_KEYS',
  'OPENSEARCH_USERNAME',
  'OPENSEARCH_PASSWORD',
];

/** Figures and switches; any other value may name a person, a firm, a place, or a secret. */
const HARMLESS =
  /^(?:\d+(?:\.\d+)?|on|off|open|closed|auto|local|openai|built-in|opensearch|administrators|everyone|trace|debug|info|warn|error|fatal|silent)$/;

/** The variables that are set, in the order of the documentation. */
export function readSettings(env: NodeJS.ProcessEnv): Setting[] {
  return [...NAMES, ...SECRETS].flatMap((name) => {
    const value = env[name];
    if (!value) return [];
    const isShown = !SECRETS.includes(name) && HARMLESS.test(value);
    return [{ name, value: isShown ? value : 'set' }];
  });
}
