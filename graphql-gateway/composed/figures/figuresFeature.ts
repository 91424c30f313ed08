import { changeFeed } from '../../core/changeFeed.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import type { LiveTopic } from '../../core/liveTopic.ts';
import { keyFiguresReads } from './keyFiguresReads.ts';
import { joinPolicies } from '../../core/policy.ts';
import { addKeyFigures, keyFiguresPolicies } from './keyFiguresType.ts';
import { oncePerSecond } from './oncePerSecond.ts';
import { addOwedMoney, owedMoneyPolicies } from './owed/owedMoney.ts';
import { reportReads } from './report/reportReads.ts';
import { addReport, reportPolicies } from './report/reportType.ts';
import { whatIfReads } from './whatIf/whatIfReads.ts';
import { addWhatIf, whatIfPolicies } from './whatIf/whatIfType.ts';

/** Who joins gets the figures as they are: after a gap in the live connection nothing needs to be queried again. */
const resume: LiveTopic['resume'] = {
  since: '',
  read: () => Promise.resolve({ position: '0', isRebuilt: false }),
};

/** The club in numbers, for an ADMIN. */
export const figuresFeature: GatewayFeature = {
  policies: joinPolicies([keyFiguresPolicies, owedMoneyPolicies, reportPolicies, whatIfPolicies]),
  readModels: ['bookings', 'people', 'club_events', 'figures', 'vouchers', 'invoices', 'debits', 'history'],
  open: ({ database }) => {
    const reads = keyFiguresReads(database);
    const reports = reportReads(database);
    const feed = changeFeed();
    const change = oncePerSecond(feed.advance);
    return {
      addToSchema: (builder, shared) => {
        addKeyFigures(builder, shared, reads);
        addReport(builder, shared, reports);
        addOwedMoney(builder, database);
        addWhatIf(builder, shared, whatIfReads(database));
      },
      liveSources: { keyFiguresChanged: () => ({ ...feed.topic(), resume }) },
      onReadModelChange: { bookings: change, people: change, club_events: change, vouchers: change, invoices: change },
    };
  },
};
