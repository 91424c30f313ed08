import { MessageType } from 'graphql-ws';
import * as v from 'valibot';

export const subscribers = 1000;

export const subscription = `subscription ($from: Date!, $to: Date!) {
  courtPlanChanged(sport: "TENNIS", fromDate: $from, toDate: $to) {
    position changed { id _id court date start end category title state sport } removed
  }
}`;

export type Days = Readonly<{ from: string; to: string }>;

/**
 * Subscribes to the plan of some days as the client does. The gateway handles messages in order: its pong confirms the
 * subscription.
 */
export const greetingOf = (token: string, variables: Days): readonly (readonly string[])[] => [
  [JSON.stringify({ type: MessageType.ConnectionInit, payload: { authorization: `Bearer ${token}` } })],
  [
    JSON.stringify({ id: 's', type: MessageType.Subscribe, payload: { query: subscription, variables } }),
    JSON.stringify({ type: MessageType.Ping }),
  ],
];

const rowSchema = v.looseObject({ court: v.number(), date: v.string(), start: v.string() });
const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    payload: v.object({
      data: v.object({
        courtPlanChanged: v.object({ position: v.string(), changed: v.array(rowSchema), removed: v.array(v.string()) }),
      }),
    }),
  }),
);

/** The content of a message: the frame and its position. */
export const changeIn = (text: string) => v.parse(messageSchema, text).payload.data.courtPlanChanged;
