import type { BuildCopy } from '../e2e/support/build-copy.ts';

/** What minifiers make of `version: VERSION, id`, and of the check in `src/outbox/read-item.ts`. */
const WRITTEN = /\bversion:1,(?=id:)/g;
const READ = /(\bversion:([\w$]+)=1,id:[^;]+;if\()(?:1!==\2|\2!==1)\|\|/g;
/** The page and the service worker. */
const MIN_FILES = 2;

/** Makes a build of which every record has version 2, and which still reads version 1. */
export function raiseRecordVersion(build: BuildCopy): BuildCopy {
  let files = 0;
  build.rewrite((text) => {
    if (text.search(READ) < 0) return text;
    files++;
    return text.replace(READ, '$1(1!==$2&&2!==$2)||').replace(WRITTEN, 'version:2,');
  }, /\.js$/);
  if (files < MIN_FILES)
    throw new Error('The built code has changed; update the pattern of the record version.');
  return build;
}
