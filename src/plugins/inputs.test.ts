import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InputRecorder, readRecord } from './inputs.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'inputs-'))));
afterEach(() => rmSync(root, { recursive: true }));

type Handler = () => void;
const handlerOf = (hook: unknown): Handler =>
  typeof hook === 'function' ? (hook as Handler) : (hook as { handler: Handler }).handler;

/** Calls the hooks of the plugin as Vite does. A build that a plugin stops never writes its bundle, but is closed. */
function build(isStopped: boolean): void {
  const { configResolved, writeBundle, closeBundle } = new InputRecorder(root).record();
  handlerOf(configResolved)();
  if (!isStopped) handlerOf(writeBundle)();
  handlerOf(closeBundle)();
}

describe('the record of a build', () => {
  it('is written once the build is complete', () => {
    build(false);
    expect(readRecord(root)).toHaveProperty('files');
  });

  it('is gone after a build that was stopped, so that the next start builds again', () => {
    build(false);
    build(true);
    expect(readRecord(root)).toBeNull();
  });
});
