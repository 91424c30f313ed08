import { StoreUnavailable } from '@platzwart/event-store';

/** The result of `work`, or StoreUnavailable after `milliseconds`: what it comes to later is nobody's answer any more. */
export const within = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const lapse = () => reject(new StoreUnavailable(`No answer within ${milliseconds} ms`));
    const timer = setTimeout(lapse, milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
