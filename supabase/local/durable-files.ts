import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';

type PreRun = NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number];

/** The part of Emscripten's file layer that is changed here. */
interface NodeFileLayer {
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

/**
 * PGlite's file layer with a working fsync. PGlite's own ignores fsync, so a committed row would survive a killed
 * process but not a power cut.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const honorFsync: PreRun = (module) => {
      const layer = (module.FS.filesystems as unknown as { NODEFS: NodeFileLayer }).NODEFS;
      layer.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) fsyncSync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), honorFsync] } };
  }
}
