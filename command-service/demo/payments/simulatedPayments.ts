import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';

/** How the messages about a payment arrive at the club. */
export const deliveries = ['once', 'twice', 'late', 'reversed', 'lost', 'forged'] as const;
export type Delivery = (typeof deliveries)[number];

/** How the provider answers the first refund of a payment; PENDING: it is paid a while after. Any later one is paid at once. */
export const refundAnswers = ['MADE', 'PENDING', 'FAILED', 'CANCELLED'] as const;
export type RefundAnswer = (typeof refundAnswers)[number];
const refundSchema = v.object({
  id: v.string(),
  /** Cents. */
  amount: v.number(),
  status: v.picklist(refundAnswers),
  /** How often it was asked for since. */
  looks: v.number(),
});

const paymentSchema = v.object({
  id: v.string(),
  provider: v.picklist(['paypal', 'stripe']),
  /** Cents. */
  amount: v.number(),
  returnUrl: v.string(),
  /**
   * REFUSED: the person has approved, and the capture will be declined. PENDING: captured, and not decided; DENIED: decided against it. REVERSED: it
   * was paid, and the provider has taken the money back.
   */
  status: v.picklist(['OPEN', 'APPROVED', 'REFUSED', 'PENDING', 'DENIED', 'PAID', 'REVERSED', 'EXPIRED']),
  /** An approved one will be PENDING once it is captured. */
  isReviewed: v.optional(v.boolean(), false),
  capture: v.string(),
  /** Cents that went back. */
  refunded: v.number(),
  delivery: v.optional(v.picklist(deliveries), 'once'),
  refundAnswer: v.optional(v.picklist(refundAnswers), 'MADE'),
  refunds: v.optional(v.array(refundSchema), []),
});
export type SimulatedPayment = v.InferOutput<typeof paymentSchema>;

export type SimulatedAnswer = Readonly<{ status: number; body: unknown }>;
const noChoices = { delivery: 'once', isReviewed: false, refundAnswer: 'MADE' } as const;

const answerSchema = v.object({ request: v.string(), status: v.number(), body: v.unknown() });

const contentSchema = v.object({
  payments: v.array(paymentSchema),
  answers: v.array(v.tuple([v.string(), answerSchema])),
});

const read = (file: string): v.InferOutput<typeof contentSchema> => {
  try {
    return v.parse(contentSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { payments: [], answers: [] };
  }
};

/**
 * What the simulated providers know. With a `file` it survives a restart; an unreadable file is begun anew. `once` gives the first answer to
 * a key again, and refuses another request under the same key, as the real providers do. `onChange` is
 * called with each payment that has got another status.
 */
export const simulatedPayments = (
  file: string | null,
  onChange: (payment: SimulatedPayment) => void = () => undefined,
) => {
  const content = file === null ? { payments: [], answers: [] } : read(file);
  const payments = new Map(content.payments.map((payment) => [payment.id, payment]));
  const answers = new Map(content.answers);
  const save = (): void => {
    if (file === null) return;
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ payments: [...payments.values()], answers: [...answers] }));
    renameSync(unfinished, file);
  };
  const put = (payment: SimulatedPayment): SimulatedPayment => {
    const before = payments.get(payment.id);
    payments.set(payment.id, payment);
    save();
    if (before && before.status !== payment.status) onChange(payment);
    return payment;
  };
  return {
    find: (id: string): SimulatedPayment | null => payments.get(id) ?? null,
    all: (): readonly SimulatedPayment[] => [...payments.values()],
    add: (payment: Pick<SimulatedPayment, 'provider' | 'amount' | 'returnUrl'>): SimulatedPayment =>
      put({
        ...{ ...payment, ...noChoices, id: randomUUID(), status: 'OPEN', capture: randomUUID(), refunded: 0 },
        refunds: [],
      }),
    put,
    once: (key: string | undefined, request: string, work: () => SimulatedAnswer): SimulatedAnswer => {
      if (key === undefined) return work();
      const hash = createHash('sha256').update(request).digest('hex');
      const known = answers.get(key);
      if (known) return known.request === hash ? known : { status: 422, body: { name: 'DUPLICATE_REQUEST_ID' } };
      const answer = work();
      answers.set(key, { request: hash, ...answer });
      save();
      return answer;
    },
  };
};
export type SimulatedPayments = ReturnType<typeof simulatedPayments>;
