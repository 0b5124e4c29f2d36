import { z } from 'zod';

/** Shape of the table: a name without symbol and without stray spaces, and one of the two symbols. */
export const trademarksSchema = z.record(
  z.string().regex(/^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u, 'A name holds letters, digits and single spaces'),
  z.enum(['®', '™']),
);
