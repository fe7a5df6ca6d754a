import { parseCsv } from '@/lib/csv';
import { decodeText } from '@/lib/decodeText';
import type { TableRow } from './shape';

/** A file as rows of text, and how it was written. */
export interface Table {
  rows: readonly TableRow[];
  /** Encoding of a text file, or `XLSX`. */
  format: string;
}

/** Bytes that every packed file begins with. */
const ZIP = [0x50, 0x4b, 3, 4];

async function readSheet(bytes: ArrayBuffer): Promise<Table | null> {
  const { readXlsx } = await import('@/lib/xlsx');
  try {
    return { rows: readXlsx(bytes), format: 'XLSX' };
  } catch {
    return null;
  }
}

/** Reads a CSV or XLSX file; `null` for any other. */
export async function readTable(bytes: ArrayBuffer): Promise<Table | null> {
  const begin = new Uint8Array(bytes.slice(0, ZIP.length));
  if (ZIP.every((byte, at) => begin[at] === byte)) return readSheet(bytes);
  const decoded = decodeText(bytes);
  const rows = decoded && parseCsv(decoded.text);
  return decoded && rows ? { rows, format: decoded.encoding } : null;
}
