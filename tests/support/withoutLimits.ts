/** Settings of instances that specs start: attacks, races and kills send more in a minute than people do in a day. */
export const withoutLimits = { MAILS_PER_HOUR: '1000000', MUTATIONS_PER_MINUTE: '1000000' };
