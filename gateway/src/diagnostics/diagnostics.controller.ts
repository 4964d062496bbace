import { type Diagnostics, downloadSupportBundle, readDiagnostics } from '@casewright/contracts';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { contentDisposition } from '../files/content-disposition.js';
import { Serves } from '../routes/serves.decorator.js';
import { LookAround } from './look-around.js';
import { supportBundle } from './support-bundle.js';

/**
 * Tells administrators and auditors about the health of the installation, even when no service is
 * up.
 */
@Controller()
export class DiagnosticsController {
  constructor(private readonly around: LookAround) {}

  @Serves(readDiagnostics)
  read(): Promise<Diagnostics> {
    return this.around.now();
  }

  @Serves(downloadSupportBundle)
  async download(@Res() response: Response): Promise<void> {
    const bundle = JSON.stringify(supportBundle(await this.around.now()), null, 2);
    response
      .status(200)
      .set('Content-Disposition', contentDisposition('support-bundle.json'))
      .type('application/json')
      .send(bundle);
  }
}
