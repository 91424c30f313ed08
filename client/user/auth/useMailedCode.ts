import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The content of a mailed link: the member number and the code. Empty where it is missing. */
export type MailedCode = Readonly<{ credential: string; code: string }>;

/** `mail`: the kind of e-mail, for pages that several kinds link to. */
type MailedLink = MailedCode & Readonly<{ mail: string }>;

const carriers = ['userID', 'code', 'mail'] as const;

/** Behind `#`, which is sent to no server; in links of earlier releases behind `?`. */
const carrying = (search: string, hash: string): URLSearchParams => {
  const inHash = new URLSearchParams(hash.slice(1));
  return carriers.some((name) => inHash.has(name)) ? inHash : new URLSearchParams(search);
};

const carriersOf = ({ credential, code, mail }: MailedLink): string => [credential, code, mail].join(' ');

/**
 * Removes the code from the address at once, before it gets into the history, a bookmark or a screenshot (reliability
 * T12). After a reload it is gone; the e-mail still has it.
 * A form that begins with the code has it as its key, and begins anew with that of a newer link.
 */
export const useMailedCode = (): MailedLink => {
  const location = useLocation();
  const state: unknown = location.state;
  const { pathname } = location;
  const navigate = useNavigate();
  const params = carrying(location.search, location.hash);
  const given: MailedLink = {
    credential: params.get('userID') ?? '',
    code: params.get('code') ?? '',
    mail: params.get('mail') ?? '',
  };
  const [mailed, setMailed] = useState(given);
  const rest = new URLSearchParams(location.search);
  for (const name of carriers) rest.delete(name);
  const isClean = carriers.every((name) => !params.has(name));
  const search = rest.toString();
  // A newer link in the same tab changes only what is behind #, so the page stays.
  if (!isClean && carriersOf(given) !== carriersOf(mailed)) setMailed(given);
  useEffect(() => {
    if (!isClean) void navigate({ pathname, search }, { replace: true, state });
  }, [isClean, navigate, pathname, search, state]);
  return mailed;
};
