/** Long enough for a slow line; without an answer until then there is none. */
const patienceMilliseconds = 5_000;

/** `gone`: the server serves another build by now. */
export type BuildOnServer = 'served' | 'gone' | 'unreachable';

/** Whether the server still has the build that this page is of: its own code is asked for by the name it came under. */
export const buildOnServer = async (): Promise<BuildOnServer> => {
  const signal = AbortSignal.timeout(patienceMilliseconds);
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (answer?.status === 404) return 'gone';
  return answer?.ok ? 'served' : 'unreachable';
};
