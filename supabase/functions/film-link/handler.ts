import type { Dependencies } from '../_shared/dependencies.ts';
import { readJson, replyLater, replyWith, serveFunction } from '../_shared/respond.ts';

/** The file name of a film; never a path. */
const FILM = /^[a-z0-9-]{1,60}\.(?:webm|mp4)$/;

/**
 * Returns an address of a film that lasts an hour: `{"film": "head-spa-landscape.webm"}` gets
 * `{"success": true, "signedUrl": "/object/sign/films/...?token=..."}`, relative to `/storage/v1`. Visitors have no right
 * to the bucket: the storage service lets everybody who may read a file choose how long an address lasts.
 */
export function createHandler(deps: Dependencies): (request: Request) => Promise<Response> {
  return serveFunction(deps, { methods: ['POST'] }, async (request) => {
    const body = await readJson(request, '');
    if (!body.ok) return body.reply;
    const { film } = body.value;
    if (typeof film !== 'string' || !FILM.test(film)) {
      return replyWith(400, { id: null, success: false, code: 'invalid' });
    }
    const signed = await deps.signFilm(film);
    if (signed.ok) return replyWith(200, { id: null, success: true, signedUrl: signed.path });
    if (signed.reason === 'missing') return replyWith(404, { id: null, success: false, code: 'invalid' });
    return replyLater(null, 'unavailable', 30);
  });
}
