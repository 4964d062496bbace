/** Work is counted, not timed: characters looked at one by one, sliced off, or given to a pattern. */
export function workOf(run: () => void): number {
  let work = 0;
  const { charCodeAt, slice } = String.prototype;
  const { exec } = RegExp.prototype;
  String.prototype.charCodeAt = function (at: number) {
    work++;
    return charCodeAt.call(this, at);
  };
  String.prototype.slice = function (from?: number, to?: number) {
    const part = slice.call(this, from, to);
    work += part.length;
    return part;
  };
  RegExp.prototype.exec = function (text: string) {
    work += text.length;
    return exec.call(this, text);
  };
  try {
    run();
  } finally {
    Object.assign(String.prototype, { charCodeAt, slice });
    RegExp.prototype.exec = exec;
  }
  return work;
}
