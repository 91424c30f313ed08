import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { addVoucherMutations } from './voucherMutations.ts';
import { voucherPolicies } from './voucherPolicies.ts';
import { addVoucherQueries } from './voucherQueries.ts';
import { voucherReads } from './voucherReads.ts';
import { addVoucherCardType, addVoucherMovement, addVoucherResult } from './voucherType.ts';

/** Hour cards: a person's own with their statement, and all of them for an ADMIN. */
export const voucherFeature: GatewayFeature = {
  policies: voucherPolicies,
  readModels: ['vouchers', 'people', 'club_settings'],
  open: ({ database, commandBus, peopleReads }) => {
    const vouchers = voucherReads(database);
    return {
      addToSchema: (builder, shared) => {
        addVoucherCardType(builder, vouchers);
        addVoucherQueries(builder, addVoucherMovement(builder), { vouchers, peopleReads });
        const voucherResult = addVoucherResult(builder, shared);
        addVoucherMutations(builder, { ...shared, voucherResult }, { vouchers, commandBus });
      },
    };
  },
};
