import { setTimeout as pause } from 'node:timers/promises';

const timeoutMilliseconds = 30_000;

const decoded = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&#39;', "'");

const pageAt = async (url: string, path: string): Promise<string> => (await fetch(new URL(path, url))).text();

/** Paths of the caught emails to an address, newest first. */
const emailsTo = async (url: string, email: string): Promise<readonly string[]> => {
  const list = await pageAt(url, '/dev/mailbox');
  return list.split('<li>').flatMap((entry) => {
    const path = /\/dev\/mailbox\/[\da-f-]{36}/.exec(entry)?.[0];
    return path !== undefined && entry.includes(`, ${email} `) ? [path] : [];
  });
};

/** Path of the email to an address that links to `page`, and that link; waits for it. */
export const emailTo = async (url: string, email: string, page: string) => {
  const end = performance.now() + timeoutMilliseconds;
  for (;;) {
    for (const path of await emailsTo(url, email)) {
      const links = decoded(await pageAt(url, `${path}?as=text`)).match(/https?:\/\/[^\s"<>)]+/g) ?? [];
      const link = links.find((each) => new URL(each).pathname === page);
      if (link !== undefined)
        return { path, link: new URL(link), code: new URLSearchParams(new URL(link).hash.slice(1)).get('code') ?? '' };
    }
    if (performance.now() > end) throw new Error(`No email to ${email} links to ${page}`);
    await pause(100);
  }
};
