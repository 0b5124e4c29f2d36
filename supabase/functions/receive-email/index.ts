import { mailDependenciesFromEnv } from '../_shared/mail-dependencies.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler(mailDependenciesFromEnv(Deno.env.toObject())));
