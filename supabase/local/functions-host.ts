/**
 * Runs the edge functions in Deno, as the hosted edge runtime does, behind one loopback port that it chooses and
 * prints as the first line of standard output: `{"port":12345}`.
 *
 * Arguments: the names of the functions. Ends when its standard input does, because the parent is gone then.
 */
/// <reference lib="deno.ns" />
import { mailDependenciesFromEnv } from '../functions/_shared/mail-dependencies.ts';

type Handler = (request: Request) => Response | Promise<Response>;

async function exitWithParent(): Promise<never> {
  const reader = Deno.stdin.readable.getReader();
  try {
    while (!(await reader.read()).done);
  } catch {
    // A broken pipe means the same.
  }
  Deno.exit(0);
}
void exitWithParent();

const dependencies = mailDependenciesFromEnv(Deno.env.toObject());
const handlers = new Map<string, Handler>();
for (const name of Deno.args) {
  const { createHandler } = await import(new URL(`../functions/${name}/handler.ts`, import.meta.url).href);
  handlers.set(name, createHandler(dependencies));
}

async function respond(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  if (name === '_health') return Response.json({ ok: true });
  const handler = handlers.get(name);
  if (handler === undefined) return Response.json({ error: 'no such function' }, { status: 404 });
  try {
    return await handler(request);
  } catch (error) {
    console.error(`${name} threw:`, error);
    return Response.json({ id: null, success: false, error: 'internal' }, { status: 500 });
  }
}

Deno.serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.log(JSON.stringify({ port })),
  },
  respond,
);
