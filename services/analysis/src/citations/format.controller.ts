import { type FormattedCitation, formatCitationItem } from '@casewright/contracts';
import { type CslItem, formatCitation } from '@casewright/legal';
import { OnCall } from '@casewright/messaging';
import { Controller } from '@nestjs/common';
import type { z } from 'zod';

@Controller()
export class FormatController {
  @OnCall(formatCitationItem)
  format({ style, item, options }: z.output<typeof formatCitationItem.request>): FormattedCitation {
    return formatCitation(item as CslItem, { ...options, style });
  }
}
