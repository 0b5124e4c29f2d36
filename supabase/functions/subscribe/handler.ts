/** The name that native forms post to. The outbox calls the same function as `send-welcome-email`. */
export { createHandler } from '../send-welcome-email/handler.ts';
