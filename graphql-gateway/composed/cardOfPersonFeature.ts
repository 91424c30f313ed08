import type { GatewayFeature } from '../core/gatewayFeature.ts';
import { forAdmins, ownerOrAdmin } from '../core/policy.ts';
import { personType } from '../user/personType.ts';
import { userType } from '../user/userType.ts';
import { cardInUse, voucherReads } from '../voucher/voucherReads.ts';
import { voucherCardType } from '../voucher/voucherType.ts';

/** The hour card in use of an account, and of a person in the pickers of an ADMIN (decisions.md U19). */
export const cardOfPersonFeature: GatewayFeature = {
  policies: { User: { voucher: ownerOrAdmin }, Person: { voucher: { ...forAdmins, denied: 'hide' } } },
  readModels: ['vouchers', 'people'],
  open: ({ database }) => {
    const vouchers = voucherReads(database);
    return {
      addToSchema: (builder) => {
        const card = voucherCardType(builder);
        builder.objectField(userType(builder), 'voucher', (t) =>
          t.field({
            type: card,
            nullable: true,
            description: 'The card in use, else the newest.',
            resolve: async ({ personId }) => cardInUse(await vouchers.ofPerson(personId)),
          }),
        );
        builder.objectField(personType(builder), 'voucher', (t) =>
          t.field({
            type: card,
            nullable: true,
            description: 'Only for ADMIN.',
            resolve: async ({ personId }) => cardInUse(await vouchers.ofPerson(personId)),
          }),
        );
      },
    };
  },
};
