import type { MailKind } from '@platzwart/contracts/catalogue';
import type { MailDefinition } from './mailDefinition.ts';
import type { MailTriggers } from './mailTrigger.ts';

/** The e-mails of one feature: `Kind` are its kinds in contracts, e.g. `UserMailKind`. */
export type MailFeature<Kind extends MailKind> = Readonly<{
  /** How each kind is written, and to which address it goes. */
  definitions: Readonly<Record<Kind, MailDefinition>>;
  /** The events of the feature that call for e-mails. */
  triggers: MailTriggers;
}>;
