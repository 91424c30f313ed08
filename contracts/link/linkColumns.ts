import { column } from '../core/index.ts';

/** The columns of the vault's table `links` that are shown: when a link was made, and which kiosk it is for. */
export const linkColumns = {
  linkId: column.uuid,
  name: column.nullable(column.text),
  madeAt: column.instant,
};
