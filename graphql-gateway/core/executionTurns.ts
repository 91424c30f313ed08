import ipaddr from 'ipaddr.js';
import { callerLimit } from './callerLimit.ts';
import { costBudget } from './costBudget.ts';

/** Of one person, or of one address without a session. */
const executionsAtOnce = 4;
/** More than any page sends. */
const executionsWaiting = 200;

/** In bytes of executed answers: a court plan of two months, well booked, has 270,000 and takes the gateway some 50 ms. */
const costOfCaller = { burst: 1_000_000, perSecond: 400_000 };
/** For several people behind one address, e.g. in the club's WLAN. */
const costOfAddress = { burst: 8_000_000, perSecond: 1_600_000 };

/** `caller`: a person, or an address without a session. */
export type Turn = Readonly<{ caller: string; address: string }>;
type Work<Result> = (spend: (bytes: number) => void) => Promise<Result>;
export type ExecutionTurns = <Result>(turn: Turn, work: Work<Result>) => Promise<Result>;

/** Programs on this machine, and a proxy on it that is not configured: behind it all callers would share one budget. */
const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** So that the expensive queries of one caller, or of one address, do not delay those of others. */
export const executionTurns = (): ExecutionTurns => {
  const limit = callerLimit({ atOnce: executionsAtOnce, waiting: executionsWaiting });
  const [ofCaller, ofAddress] = [costBudget(costOfCaller), costBudget(costOfAddress)];
  const withinAddress: CostOfAddress = (address, work) =>
    isLoopback(address) ? work(() => undefined) : ofAddress(address, work);
  return ({ caller, address }, work) =>
    limit(caller, () =>
      ofCaller(caller, (spendOfCaller) =>
        withinAddress(address, (spendOfAddress) =>
          work((bytes) => {
            spendOfCaller(bytes);
            spendOfAddress(bytes);
          }),
        ),
      ),
    );
};

type CostOfAddress = <Result>(address: string, work: Work<Result>) => Promise<Result>;
