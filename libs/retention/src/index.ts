export { CertificatesRepository, certificateId } from './certificates.repository.js';
export { createCertificates, dropCertificates } from './create-certificates.js';
export { createHolds, dropHolds } from './create-holds.js';
export { assertNotHeld, setHeld } from './held-owners.js';
export type { RetainedTable } from './retained-table.js';
export { RetentionModule } from './retention.module.js';
export { RetentionService } from './retention.service.js';
export { RetentionConfig } from './retention-config.js';
