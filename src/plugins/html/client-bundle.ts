/** Looks things up in the bundle of the client build. */
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The chunk of a source file. `source` is absolute. @throws when the file has no chunk of its own */
export function chunkOf(bundle: Bundle, source: string): Chunk {
  const path = resolve(source);
  const found = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === path);
  if (!found) throw new Error(`${source} has no chunk of its own: is it imported statically somewhere?`);
  return found as Chunk;
}

/** A chunk and all its static imports. Imports come before what imports them, as their styles must. */
export function withImports(bundle: Bundle, chunk: Chunk, seen = new Set<string>()): Chunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imports = chunk.imports.flatMap((file) => {
    const imported = bundle[file];
    return imported?.type === 'chunk' ? withImports(bundle, imported as Chunk, seen) : [];
  });
  return [...imports, chunk];
}

/** File names of the chunks' stylesheets, each once. */
export function styleFilesOf(chunks: readonly Chunk[]): string[] {
  return [...new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))];
}

/** Content of a stylesheet that a chunk imports. */
export const assetText = (bundle: Bundle, file: string): string => textOf(bundle[file]!);

/** Content of a script or of another text file. */
export function textOf(file: Bundle[string]): string {
  if (file.type === 'chunk') return file.code;
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}
