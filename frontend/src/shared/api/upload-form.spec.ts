import type { User } from '@casewright/contracts';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { removeUser, storeUser } from '../stores/session-store';
import { NetworkError } from './api-error';
import { onUnauthorized } from './client';
import { uploadForm } from './upload-form';

/** As much of a browser's request as an upload uses; the test plays the network. */
class FakeRequest {
  static last: FakeRequest;
  upload: Partial<XMLHttpRequestUpload> = {};
  status = 0;
  statusText = '';
  responseText = '';
  withCredentials = false;
  opened: string[] = [];
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  onloadend = () => undefined;
  constructor() {
    FakeRequest.last = this;
  }
  open = (...args: string[]) => void this.opened.push(...args);
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  send = () => undefined;
  abort = () => this.onabort();
  answer(status: number, responseText: string): void {
    Object.assign(this, { status, responseText });
    this.onload();
    this.onloadend();
  }
}

const ada = { id: 1, email: 'ada@firm.example', name: 'Ada' } as User;
const ended = jest.fn();
const onProgress = jest.fn();
let canceller: AbortController;

beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  ended.mockReset();
  onProgress.mockReset();
  onUnauthorized(ended);
  removeUser();
  canceller = new AbortController();
});

const upload = () =>
  uploadForm('POST /insights/analyze', new FormData(), { signal: canceller.signal, onProgress });

describe('an upload', () => {
  it('tells how much of it has left, and answers with the JSON', async () => {
    const answer = upload();
    const request = FakeRequest.last;
    expect(request.opened).toEqual(['POST', '/api/insights/analyze']);
    expect(request.withCredentials).toBe(true);
    const event = { lengthComputable: true, loaded: 3, total: 4 } as ProgressEvent;
    request.upload.onprogress?.call({} as XMLHttpRequest, event);
    request.upload.onload?.call({} as XMLHttpRequest, event);
    expect(onProgress.mock.calls).toEqual([[0.75], [1]]);
    request.answer(200, '{"documentId":7}');
    await expect(answer).resolves.toEqual({ documentId: 7 });
  });

  it('fails with the sentence of the server', async () => {
    const answer = upload();
    FakeRequest.last.answer(415, '{"message":"The file is encrypted."}');
    await expect(answer).rejects.toMatchObject({
      status: 415,
      serverMessage: 'The file is encrypted.',
    });
    expect(ended).not.toHaveBeenCalled();
  });

  it('ends the session of the user who asked on a 401', async () => {
    storeUser(ada);
    const answer = upload();
    FakeRequest.last.answer(401, '');
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('says so when there is no server', async () => {
    const answer = upload();
    FakeRequest.last.onerror();
    await expect(answer).rejects.toBeInstanceOf(NetworkError);
  });

  it('is given up by its signal', async () => {
    const reason = new Error('Cancelled');
    const answer = upload();
    canceller.abort(reason);
    await expect(answer).rejects.toBe(reason);
    await expect(upload()).rejects.toBe(reason);
  });
});
