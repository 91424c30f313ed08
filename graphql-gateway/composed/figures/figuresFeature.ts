import { changeFeed } from '../../core/changeFeed.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import type { LiveTopic } from '../../core/liveTopic.ts';
import { keyFiguresReads } from './keyFiguresReads.ts';
import { addKeyFigures, keyFiguresPolicies } from './keyFiguresType.ts';
import { oncePerSecond } from './oncePerSecond.ts';

/** Who joins gets the figures as they are: after a gap in the live connection nothing needs to be queried again. */
const resume: LiveTopic['resume'] = {
  since: '',
  read: () => Promise.resolve({ position: '0', isRebuilt: false }),
};

/** The club in numbers, for an ADMIN. */
export const figuresFeature: GatewayFeature = {
  policies: keyFiguresPolicies,
  readModels: ['bookings', 'people', 'club_events'],
  open: ({ database }) => {
    const reads = keyFiguresReads(database);
    const feed = changeFeed();
    const change = oncePerSecond(feed.advance);
    return {
      addToSchema: (builder, shared) => addKeyFigures(builder, shared, reads),
      liveSources: { keyFiguresChanged: () => ({ ...feed.topic(), resume }) },
      onReadModelChange: { bookings: change, people: change, club_events: change },
    };
  },
};
