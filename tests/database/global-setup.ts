import { startTestServer } from './server.ts';

/** Vitest's global setup: one PostgreSQL server for all test files. */
export const setup = startTestServer;
