import type { Dependencies } from '../_shared/dependencies.ts';
import { replyWith, serveFunction } from '../_shared/respond.ts';

/** Placeholder until the body lands; the signature is final. */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async () =>
    replyWith(503, { id: null, success: false, code: 'unavailable', retryAfter: 60 }),
  );
}
