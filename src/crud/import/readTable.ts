import { parseCsv } from '@/lib/csv';
import { decodeText } from '@/lib/decodeText';
import type { TableRow } from './tableRow';

/** A file as rows of text, and how it was written. */
export interface Table {
  rows: readonly TableRow[];
  /** Encoding of a text file, or `XLSX`. */
  format: string;
}

/** Why a file cannot be read, and the cell or line it is about. */
export interface Unreadable {
  why: 'format' | 'size' | 'unpacked' | 'outside' | 'cells' | 'text';
  at?: string;
}

/** Bytes of a file. It is read while the screen waits, and a larger one holds more lines than any import takes. */
export const LARGEST_FILE = 4 * 1024 * 1024;

/** Bytes that every packed file begins with. */
const ZIP = [0x50, 0x4b, 3, 4];

async function readSheet(bytes: ArrayBuffer): Promise<Table | Unreadable> {
  const { readXlsx, SheetProblem } = await import('@/lib/xlsx');
  try {
    return { rows: readXlsx(bytes), format: 'XLSX' };
  } catch (error) {
    return error instanceof SheetProblem ? { why: error.why, at: error.at } : { why: 'format' };
  }
}

/** How a file is read. */
interface Reading {
  /** Bytes of the largest file; more than that where nobody waits. */
  largest?: number;
  /** Is told now and then which share of a text file was read. */
  onShare?: (share: number) => void;
}

/** Reads a CSV or XLSX file. */
export async function readTable(
  file: Blob,
  { largest = LARGEST_FILE, onShare }: Reading = {},
): Promise<Table | Unreadable> {
  if (file.size > largest) return { why: 'size' };
  const bytes = await file.arrayBuffer();
  const begin = new Uint8Array(bytes.slice(0, ZIP.length));
  if (ZIP.every((byte, at) => begin[at] === byte)) return readSheet(bytes);
  const decoded = decodeText(bytes);
  const rows = decoded && parseCsv(decoded.text, onShare);
  return decoded && rows ? { rows, format: decoded.encoding } : { why: 'format' };
}
