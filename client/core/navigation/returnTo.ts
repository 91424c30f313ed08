const defaultPath = '/booking';

/**
 * One slash, not followed by a second slash or backslash; browsers drop control characters from addresses, which could
 * uncover one.
 */
const localPath = /^\/(?![/\\])[^\p{Cc}]*$/u;

/** The address after the login: a path of ours, otherwise the booking page; never another host (decisions.md C15). */
export const safeReturnTo = (path: string | null): string =>
  path !== null && localPath.test(path) ? path : defaultPath;

/** The login's address that leads back to `path`; the booking page, where it leads anyway, need not be named. */
export const loginPathFor = (path: string): string =>
  path === defaultPath ? '/auth/login' : `/auth/login?${new URLSearchParams({ returnTo: path }).toString()}`;
