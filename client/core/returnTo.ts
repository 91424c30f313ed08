const afterLogin = '/booking';

/** One slash, then no second one of either kind; control characters fall out of an address and could uncover one. */
const ownPath = /^\/(?![/\\])[^\p{Cc}]*$/u;

/** Where to go after the login: a path of ours, else the booking page; never another host (decisions.md C15). */
export const safeReturnTo = (wanted: string | null): string =>
  wanted !== null && ownPath.test(wanted) ? wanted : afterLogin;

/** The login's address that leads back to `path`. */
export const loginPathFor = (path: string): string =>
  `/auth/login?${new URLSearchParams({ returnTo: path }).toString()}`;
