/** Long enough for a slow connection; after that the server counts as unreachable. */
const timeoutMilliseconds = 5_000;

/** `gone`: the server now serves another build. */
export type ServerBuildStatus = 'served' | 'gone' | 'unreachable';

/** Whether the server still has the build of this page: requests the page's own script by its name. */
export const checkServerBuild = async (): Promise<ServerBuildStatus> => {
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const answer = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null);
  if (answer?.status === 404) return 'gone';
  return answer?.ok ? 'served' : 'unreachable';
};
