/**
 * The document benchmark: `npm run bench -- documents` after a build. Reading files: pages a second
 * and memory, and by the clock from a file to its result. An upload of 50 MB: the gateway's memory.
 * Contract review on the labeled contracts of CUAD (The Atticus Project, CC BY 4.0) in the shared
 * test data: recall and precision by category, cross-validated by contract, and speed. The figures
 * also go into docs/contract-review.md.
 */
import { runContracts } from './contracts/run-contracts.mjs';
import { runService } from './service.mjs';
import { runUpload } from './upload.mjs';

export async function run() {
  const service = await runService();
  const upload = await runUpload();
  const contracts = runContracts();
  if (!contracts) console.log('Without the shared test data (SHARED_DATA) there are no contracts.');
  return {
    ...(service ? { service } : {}),
    upload,
    ...(contracts ? { contracts } : {}),
  };
}
