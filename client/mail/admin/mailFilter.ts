import { type MailState, mailStates } from '@platzwart/contracts/core';

/** The filter of the e-mails; it is kept in the address. Pages count from 1. */
export type MailFilter = Readonly<{ state: MailState | null; page: number }>;

export const mailFilterOf = (params: URLSearchParams): MailFilter => {
  const page = Number(params.get('page'));
  return {
    state: mailStates.find((state) => state === params.get('state')) ?? null,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
};

export const paramsOfMails = ({ state, page }: MailFilter): URLSearchParams =>
  new URLSearchParams({ ...(state && { state }), ...(page > 1 ? { page: String(page) } : {}) });
