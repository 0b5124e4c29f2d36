import { measureInteractions } from './interactions.ts';
import { LocalStack } from '../e2e/support/local-stack.ts';
const s = new LocalStack(); await s.start();
try { for (let i=0;i<Number(process.argv[2]);i++) console.log(JSON.stringify(await measureInteractions(s.origin))); } finally { await s.dispose(); }
