import { StoreUnavailable } from '@platzwart/event-store';

/** The result of `work`, or StoreUnavailable after `milliseconds`; a later result is ignored. */
export const withTimeout = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const expire = () => reject(new StoreUnavailable(`No answer in ${milliseconds} ms`));
    const timer = setTimeout(expire, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
