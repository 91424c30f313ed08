import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an `authorization` header carries `secret`; takes as long for a wrong one as for the right one. */
export const bearerOf = (secret: string): ((header: string | undefined) => boolean) => {
  const expected = digest(`Bearer ${secret}`);
  return (header) => timingSafeEqual(digest(header ?? ''), expected);
};
