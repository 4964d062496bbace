import type { ExportRequest } from '@casewright/contracts';
import type { Document } from '../document-model/document.js';
import { analysisDocument, analysisSheet } from './analysis.layout.js';
import { authoritiesDocument, authoritiesSheet } from './authorities.layout.js';
import { citationsDocument, citationsSheet } from './citations.layout.js';
import { citeCheckDocument, citeCheckSheet } from './cite-check.layout.js';
import type { LayoutContext, Sheet } from './layout.js';
import { historyDocument, historySheet } from './search-history.layout.js';
import { resultsDocument, resultsSheet } from './search-results.layout.js';
import { templateDocument, templateSheet } from './template/template.layout.js';
import { writingDocument, writingSheet } from './writing/writing.layout.js';

/** The data of a request as a document, for paper. */
export function documentOf(request: ExportRequest, context: LayoutContext): Document {
  switch (request.type) {
    case 'analysis':
      return analysisDocument(request.data, context);
    case 'template':
      return templateDocument(request.data, context);
    case 'search-history':
      return historyDocument(request.data, context);
    case 'search-results':
      return resultsDocument(request.data, context);
    case 'writing':
      return writingDocument(request.data, context);
    case 'citations':
      return citationsDocument(request.data, context);
    case 'cite-check':
      return citeCheckDocument(request.data, context);
    case 'table-of-authorities':
      return authoritiesDocument(request.data, context);
  }
}

/** The data of a request as a table, for spreadsheets and programs. */
export function sheetOf(request: ExportRequest, context: LayoutContext): Sheet {
  switch (request.type) {
    case 'analysis':
      return analysisSheet(request.data);
    case 'template':
      return templateSheet(request.data);
    case 'search-history':
      return historySheet(request.data, context);
    case 'search-results':
      return resultsSheet(request.data, context);
    case 'writing':
      return writingSheet(request.data);
    case 'citations':
      return citationsSheet(request.data);
    case 'cite-check':
      return citeCheckSheet(request.data, context);
    case 'table-of-authorities':
      return authoritiesSheet(request.data);
  }
}
