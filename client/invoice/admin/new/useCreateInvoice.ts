import type { createInvoiceMutation as Mutation } from '../../../__generated__/createInvoiceMutation.graphql.ts';
import { useIdempotentMutation } from '../../../core/relay/useIdempotentMutation.ts';
import { createInvoiceMutation } from '../createInvoiceMutation.ts';

export const useCreateInvoice = () => useIdempotentMutation<Mutation>(createInvoiceMutation, { isFinal: true });
