import { z } from 'zod';

/** Names without symbol and without surrounding spaces, each with its symbol. */
export const trademarksSchema = z.record(
  z.string().regex(/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u, 'A name holds letters, digits and single spaces'),
  z.enum(['®', '™']),
);
