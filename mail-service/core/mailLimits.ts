/** What the outbox limits, so that nobody can fill the mailbox of another person, or delay the e-mails of all. */
export const mailLimits = {
  /** E-mails of one kind to one person, where MAILS_PER_HOUR is not set; further ones wait and are sent together, as one of these. */
  perHour: 10,
  /** E-mails whose content one e-mail has, where it is sent for more: the newest ones. */
  together: 20,
  /** Sent at once: codes and what concerns the safety of accounts, and all others. As many as the transport has connections. */
  atOnce: { urgent: 2, others: 4 },
} as const;
