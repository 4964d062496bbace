/** Sends what the page uploads where its requests go; jsdom's own would go to a network. */
class StandInUpload {
  readonly upload: { onload?: () => void; onprogress?: unknown } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  withCredentials = false;
  private readonly headers = new Headers();
  private readonly canceller = new AbortController();
  private readonly target = { method: '', address: '' };

  open(method: string, address: string): void {
    Object.assign(this.target, { method, address });
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(): null {
    return null;
  }

  abort(): void {
    this.canceller.abort();
  }

  send(body: FormData): void {
    const { method, address } = this.target;
    const init = { method, body, headers: this.headers, signal: this.canceller.signal };
    this.upload.onload?.();
    globalThis
      .fetch(address, init)
      .then(async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.onload?.();
      })
      .catch(() => (this.canceller.signal.aborted ? this.onabort?.() : this.onerror?.()))
      .finally(() => this.onloadend?.());
  }
}

/** Has uploads answered by the stand-in of the API, as other requests are. */
export function standInForUploads(): void {
  Object.assign(globalThis, { XMLHttpRequest: StandInUpload });
}
