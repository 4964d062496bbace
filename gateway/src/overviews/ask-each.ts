/** What several services answer, without those that do not: `away` names them. */
export async function askEach<S, A>(
  services: readonly S[],
  ask: (service: S) => Promise<A>,
): Promise<{ answers: A[]; away: S[] }> {
  const settled = await Promise.allSettled(services.map(ask));
  return {
    answers: settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])),
    away: services.filter((_, n) => settled[n]?.status === 'rejected'),
  };
}
