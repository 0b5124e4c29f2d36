import { dependenciesFromEnv } from '../_shared/dependencies.ts';
import { createHandler } from './handler.ts';

Deno.serve(createHandler(dependenciesFromEnv(Deno.env.toObject())));
