/** The figures as a person reads them. */
export function print({ figures, rssMegabytes, targets }) {
  console.table(
    figures.map((figure) => ({
      'in flight': figure.inFlight,
      what: figure.title,
      'calls/s': figure.perSecond,
      'p50 ms': figure.p50,
      'p99 ms': figure.p99,
      'of bare NestJS': figure.throughputRatio,
      'p50 over it': figure.p50Difference,
      'cpu µs/call': Object.values(figure.cpuMicrosPerCall).join(' + '),
    })),
  );
  console.log('Memory of each process, MB:');
  console.table(rssMegabytes);
  for (const { target, measured, met } of targets) {
    console.log(`${met ? 'met   ' : 'MISSED'} ${target}: ${measured}`);
  }
}
