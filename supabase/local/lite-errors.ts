/** `@supabase/lite` answers 500 to many bad requests that PostgREST answers with 400. This tells them apart. */

/** Codes of lite's own exceptions. Every other code names what failed. */
const OWN_EXCEPTIONS = new Set(['SUP', 'PGRSTXXX', undefined]);
/** SQLSTATE classes that no request can cause: connection, resources, intervention, system and internal errors. */
const SERVER_SQLSTATE = /^(?:08|25|40|53|55|57|58|F0|XX)\w{3}$/;
/** Operating system errors that a bad path causes. All others are failures of the server. */
const CAUSED_BY_PATH = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL']);

function isServerFailure(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== 'string') return false;
  return SERVER_SQLSTATE.test(code) || (/^E[A-Z0-9]+$/.test(code) && !CAUSED_BY_PATH.has(code));
}

/**
 * Replaces a 5xx that the request itself caused with 400 `BAD_REQUEST`. A failure of the server stays 5xx.
 * @param errors what was logged while the request was handled
 * @param isHealthy whether the database answers now
 */
export async function correctStatus(
  response: Response,
  errors: readonly unknown[],
  isHealthy: () => Promise<boolean>,
): Promise<Response> {
  if (response.status < 500 || errors.some(isServerFailure)) return response;
  const text = await response.text();
  if (!OWN_EXCEPTIONS.has(codeIn(text)) || !(await isHealthy().catch(() => false)))
    return new Response(text, response);
  return Response.json(
    { code: 'BAD_REQUEST', message: 'The server does not understand the request', details: null, hint: null },
    { status: 400 },
  );
}

function codeIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { code?: string } | null)?.code;
  } catch {
    return undefined;
  }
}
