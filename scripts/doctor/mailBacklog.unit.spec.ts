import { describe, expect, it } from 'vitest';
import { findingOf } from './mailBacklog.ts';

const health = (mails: { waiting: number; failed: number; oldestWaitingSeconds: number }) => ({
  ...{ status: 'ok' as const, problems: [], remarks: [], mails },
});
const waitingRemark = {
  code: 'MAIL_WAITING' as const,
  sentence: '3338 e-mails wait to be accepted by the mail server.',
};

describe('The doctor about e-mails', () => {
  it('says how many wait, and for how long the oldest does, also where that is nothing to worry about', () => {
    expect(findingOf(health({ waiting: 3_338, failed: 0, oldestWaitingSeconds: 130 }))).toEqual({
      what: 'mail backlog',
      state: 'healthy',
      how: '3338 e-mails wait, the oldest for 2 minutes',
    });
    expect(findingOf(health({ waiting: 1, failed: 0, oldestWaitingSeconds: 1.4 })).how).toBe(
      '1 e-mail waits, the oldest for 1 second',
    );
    expect(findingOf(health({ waiting: 0, failed: 0, oldestWaitingSeconds: 0 })).how).toBe('nothing waits');
  });

  it('is worried where the oldest has waited for long, or some have failed', () => {
    const late = { ...health({ waiting: 3_338, failed: 0, oldestWaitingSeconds: 7_300 }), remarks: [waitingRemark] };
    expect(findingOf(late)).toMatchObject({
      state: 'unhealthy',
      how: '3338 e-mails wait, the oldest for 2 hours',
    });
    const failed = { code: 'MAIL_FAILED' as const, sentence: '2 e-mails were not sent: see the dashboard.' };
    const some = { ...health({ waiting: 1, failed: 2, oldestWaitingSeconds: 20 }), remarks: [failed] };
    expect(findingOf(some)).toMatchObject({
      state: 'unhealthy',
      how: '1 e-mail waits, the oldest for 20 seconds; 2 e-mails were not sent: see the dashboard.',
    });
  });

  it('reads an instance of an older release, which does not count', () => {
    expect(findingOf({ ...health({ waiting: 0, failed: 0, oldestWaitingSeconds: 0 }), mails: null }).state).toBe(
      'healthy',
    );
  });
});
