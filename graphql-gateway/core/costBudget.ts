/** `burst`: the cost that may be caused at once; `perSecond`: what is regained. */
type Limits = Readonly<{ burst: number; perSecond: number }>;
type Account = { credit: number; at: number; waiting: number; last: Promise<unknown> };

/** Runs `work`, which says what it has cost, as soon as the spender may cause cost. */
export type CostBudget = <Result>(
  spender: string,
  work: (spend: (cost: number) => void) => Promise<Result>,
) => Promise<Result>;

/** Beyond so many spenders those who have regained everything are forgotten. */
const maxRemembered = 1_000;

const after = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * So that one spender does not take the time of all: who has spent more than the burst waits until it is regained, and then goes on with one
 * work at a time. `now`: milliseconds.
 */
export const costBudget = ({ burst, perSecond }: Limits, now: () => number = () => performance.now()): CostBudget => {
  const accounts = new Map<string, Account>();

  const settle = (account: Account): Account => {
    const time = now();
    account.credit = Math.min(burst, account.credit + ((time - account.at) * perSecond) / 1_000);
    account.at = time;
    return account;
  };
  const forgetRested = (): void => {
    if (accounts.size < maxRemembered) return;
    for (const [spender, account] of accounts)
      if (account.waiting === 0 && settle(account).credit === burst) accounts.delete(spender);
  };
  const opened = (spender: string): Account => {
    forgetRested();
    const account = { credit: burst, at: now(), waiting: 0, last: Promise.resolve() };
    accounts.set(spender, account);
    return account;
  };
  const untilInCredit = async (account: Account): Promise<void> => {
    while (settle(account).credit <= 0) await after(Math.ceil((-account.credit / perSecond) * 1_000) + 1);
  };
  return async (spender, work) => {
    const account = settle(accounts.get(spender) ?? opened(spender));
    const run = () => work((cost) => (settle(account).credit -= cost));
    if (account.credit > 0 && account.waiting === 0) return run();
    account.waiting += 1;
    const turn = account.last.then(() => untilInCredit(account)).then(run);
    account.last = turn.catch(() => undefined);
    return turn.finally(() => (account.waiting -= 1));
  };
};
