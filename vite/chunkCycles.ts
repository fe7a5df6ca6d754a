import type { Plugin } from 'vite';
import { cyclesIn } from './cycles.ts';

/**
 * Fails the build where chunks wait for each other: the one that runs first would find the other's values undefined, and
 * screens would not open.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const cycles = cyclesIn(new Map(chunks.map(({ fileName, imports }) => [fileName, new Set(imports)])));
      if (cycles.length === 0) return;
      const told = cycles.map((names) => names.join(' ↔ ')).join('; ');
      this.error(`chunks import each other: ${told}. Put what both need into one group of codeSplitting.`);
    },
  };
}
