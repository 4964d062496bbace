import {
  listComingDates,
  listDocuments,
  readDocument,
  readDocumentText,
  removeDocument,
} from '@casewright/contracts';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';
import { DocumentsService } from './documents.service.js';

@Controller()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @OnCall(listDocuments)
  list() {
    return this.documents.list();
  }

  @OnCall(listComingDates)
  dates({ from }: z.output<typeof listComingDates.request>) {
    return this.documents.comingDates(from);
  }

  @OnCall(readDocument)
  read({ id }: z.output<typeof readDocument.request>) {
    return this.documents.read(id);
  }

  @OnCall(readDocumentText)
  text({ id }: z.output<typeof readDocumentText.request>) {
    return this.documents.text(id);
  }

  @OnCall(removeDocument)
  remove({ id }: z.output<typeof removeDocument.request>) {
    return this.documents.remove(id);
  }
}
