/** A file on its way. It belongs to the operator who began it: others neither see it nor add to it. */
export interface Upload {
  totalSize: number;
  totalChunks: number;
  /** Sizes of the chunks that have arrived, by number from 1. */
  sizes: Map<number, number>;
  /** Their bytes, unless the file is too large to be kept. */
  chunks: Map<number, Uint8Array<ArrayBuffer>>;
}

declare module '../core/tables' {
  interface Tables {
    /** Files on their way, by operator and md5. */
    uploads: Map<string, Upload>;
  }
}
