import { createHash, randomUUID } from 'node:crypto';
import type { GatewayContext } from './context.ts';

/**
 * A UUID for an entity that the call creates: the same one where the call is repeated under its Idempotency-Key, so that the
 * command is the same, too; a different one for different `content`.
 */
export const idempotentId = ({ idempotencyKey }: Pick<GatewayContext, 'idempotencyKey'>, content: string): string => {
  if (idempotencyKey === null) return randomUUID();
  const bytes = createHash('sha256')
    .update(JSON.stringify([idempotencyKey, content]))
    .digest()
    .subarray(0, 16);
  // Version 8, which lets the application choose the remaining bits (RFC 9562).
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
