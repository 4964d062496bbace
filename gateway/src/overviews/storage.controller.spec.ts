import { AppError } from '@casewright/contracts';
import type { Bus } from '@casewright/messaging';
import { StorageController } from './storage.controller.js';

describe('what a user keeps', () => {
  it('is gathered from all services, and says which of them is away', async () => {
    const call = async ({ service }: { service: string }) => {
      if (service === 'search') throw new AppError('UNAVAILABLE', 'The search service is away.');
      return [{ kind: service === 'export' ? 'exports' : 'drafts', used: 2, limit: 500 }];
    };
    expect(await new StorageController({ call } as unknown as Bus).read()).toEqual({
      quotas: [
        { kind: 'drafts', used: 2, limit: 500 },
        { kind: 'exports', used: 2, limit: 500 },
      ],
      away: ['search'],
    });
  });
});
