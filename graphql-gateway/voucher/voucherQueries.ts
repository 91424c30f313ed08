import { type PersonRow, memberNumberSchema } from '@platzwart/contracts/user';
import { mayOwnCards } from '@platzwart/contracts/voucher';
import * as v from 'valibot';
import type { Builder } from '../core/builder.ts';
import { callerOf } from '../core/commandBus.ts';
import type { GatewayContext } from '../core/context.ts';
import { familyMember } from '../core/familyMember.ts';
import { parseInput } from '../core/parseInput.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { Refusal } from '../core/refusal.ts';
import { voucherStateEnum } from '../core/voucherEnums.ts';
import type { VoucherReads, VouchersOnPage } from './voucherReads.ts';
import { type VoucherMovementType, voucherCardType } from './voucherType.ts';

type Services = Readonly<{ vouchers: VoucherReads; peopleReads: Pick<PeopleReads, 'byMemberNumber'> }>;

const rowsOfPage = 50;
const count = (maxValue: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxValue));
const pageSchema = v.object({ page: v.nullish(count(100_000), 1), size: v.nullish(count(100), rowsOfPage) });

const addVoucherPage = (builder: Builder, vouchers: Pick<VoucherReads, 'page'>): void => {
  const page = builder.objectRef<VouchersOnPage>('VoucherPage').implement({
    description: '(+)',
    fields: (t) => ({
      vouchers: t.field({ type: [voucherCardType(builder)], resolve: ({ vouchers: cards }) => [...cards] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
      price: t.expose('price', { type: 'Cents', description: 'Of all that match.' }),
      hoursLeft: t.float({
        description: 'On all cards that match.',
        resolve: ({ halfHoursLeft }) => halfHoursLeft / 2,
      }),
    }),
  });
  builder.queryField('voucherPage', (t) =>
    t.field({
      type: page,
      description: '(+) All hour cards, the newest first.',
      args: {
        state: t.arg({ type: voucherStateEnum(builder), description: 'Missing: all.' }),
        page: t.arg.int({ description: 'From 1.' }),
        size: t.arg.int({ description: 'At most 100.' }),
      },
      resolve: (_, { state, ...given }) => vouchers.page({ ...parseInput(pageSchema, given), state: state ?? null }),
    }),
  );
};

export const addVoucherQueries = (
  builder: Builder,
  movement: VoucherMovementType,
  { vouchers, peopleReads }: Services,
): void => {
  const card = voucherCardType(builder);
  addVoucherPage(builder, vouchers);
  const personOf = async (userID: string, context: GatewayContext): Promise<PersonRow> => {
    const caller = callerOf(context);
    if (userID === caller.memberNumber) return caller;
    const person = await peopleReads.byMemberNumber(parseInput(memberNumberSchema, userID, 'userID'));
    if (!person) throw new Refusal('ERR_USER_NOT_FOUND', ['userID']);
    return person;
  };
  builder.queryFields((t) => ({
    vouchers: t.field({
      type: [card],
      description: 'The newest first.',
      args: { state: t.arg({ type: voucherStateEnum(builder), description: '(+) Missing: all.' }) },
      resolve: (_, { state }) => vouchers.inState(state ?? null),
    }),
    vouchersByUser: t.field({
      type: [card],
      description: 'The newest first.',
      args: { userID: t.arg.id({ required: true }) },
      resolve: async (_, { userID }, context) => vouchers.ofPerson((await personOf(userID, context)).personId),
    }),
    voucherStatement: t.field({
      type: [movement],
      description: '(+) Each movement of hours on the cards of a person, the newest first.',
      args: { userID: t.arg.id({ required: true }) },
      resolve: async (_, { userID }, context) => vouchers.statementOf((await personOf(userID, context)).personId),
    }),
    vouchersVisible: t.boolean({
      description:
        '(+) Whether hour cards are of use to the caller or a child of theirs: the club sells them, or there are still some (decisions.md N5, P24). Guests own none.',
      resolve: async (_, _args, context) => {
        const caller = callerOf(context);
        const children = await Promise.all(context.viewer().children.map(({ personId }) => context.person(personId)));
        const family = [caller, ...children.filter((person) => person !== null)];
        const owners = family.filter(({ role }) => mayOwnCards(role));
        if (owners.length === 0) return false;
        if ((await context.club()).rules.allowedVouchers) return true;
        if (caller.role === 'ADMIN') return (await vouchers.inState(null)).length > 0;
        const cards = await Promise.all(owners.map(({ personId }) => vouchers.ofPerson(personId)));
        return cards.flat().some(({ halfHoursLeft }) => halfHoursLeft > 0);
      },
    }),
    voucherHoursLeft: t.float({
      description: '(+) Hours left on all cards of the caller, or of a child of theirs (decisions.md N5).',
      args: {
        userID: t.arg.id(),
        playedOn: t.arg({ type: 'Date', description: 'Only on cards that pay for this day (decisions.md Q14).' }),
      },
      resolve: async (_, { userID, playedOn = null }, context) =>
        (await vouchers.ofPerson(familyMember(userID, context)))
          .filter(({ usableFrom }) => playedOn === null || usableFrom === null || usableFrom <= playedOn)
          .reduce((sum, each) => sum + each.halfHoursLeft, 0) / 2,
    }),
  }));
};
