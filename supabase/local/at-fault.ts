/** Tells whose fault a 5xx of `@supabase/lite` is: it answers 500 to much that PostgREST answers 400 to. */

/** Codes that lite gives to exceptions of its own; every other code names what failed. */
const OWN_EXCEPTIONS = new Set(['SUP', 'PGRSTXXX', undefined]);
/** Classes of SQLSTATE that no request can cause: connection, resources, intervention, system, internal errors. */
const SERVER_SQLSTATE = /^(?:08|25|40|53|55|57|58|F0|XX)\w{3}$/;
/** Errors of the operating system that a bad path causes. All others are the server's. */
const CAUSED_BY_PATH = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL']);

function isServerFailure(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== 'string') return false;
  return SERVER_SQLSTATE.test(code) || (/^E[A-Z0-9]+$/.test(code) && !CAUSED_BY_PATH.has(code));
}

/**
 * Replaces a 5xx that the request itself has caused with 400 `BAD_REQUEST`. A failure of the server stays what it is.
 * @param errors what was reported while the request was answered
 * @param isWell whether the database answers now
 */
export async function blameRequest(
  answer: Response,
  errors: readonly unknown[],
  isWell: () => Promise<boolean>,
): Promise<Response> {
  if (answer.status < 500 || errors.some(isServerFailure)) return answer;
  const text = await answer.text();
  const unchanged = () => new Response(text, answer);
  if (!OWN_EXCEPTIONS.has(codeIn(text)) || !(await isWell().catch(() => false))) return unchanged();
  return Response.json(
    { code: 'BAD_REQUEST', message: 'The request makes no sense to the server', details: null, hint: null },
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
