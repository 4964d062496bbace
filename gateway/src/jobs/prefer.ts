const RESPOND_ASYNC = /(?:^|[,;\s])respond-async(?:$|[,;\s])/i;

/** Whether a `Prefer` header (RFC 7240) asks for an answer before the work is done. */
export function prefersAsync(header: string | undefined): boolean {
  return header !== undefined && RESPOND_ASYNC.test(header);
}
