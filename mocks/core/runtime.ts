import type { DateTime } from '@/api/types';

/** A file on its way, or arrived. */
export interface Upload {
  filename: string;
  totalSize: number;
  totalChunks: number;
  /** Sizes of the chunks that are here, by number from 1. */
  sizes: Map<number, number>;
  /** Their bytes, unless the file is too large to be kept. */
  chunks: Map<number, Uint8Array<ArrayBuffer>>;
  complete: boolean;
}

/** A file that arrived. */
export interface FileRow {
  id: number;
  /** Where its upload is found. */
  identifier: string;
  createdBy: string;
  createdAt: DateTime;
}

/** What only lives while the process runs. */
export interface Runtime {
  captchas: Map<string, { code: string; until: number }>;
  /** By mobile number. */
  smsCodes: Map<string, { code: string; sentAt: number; until: number; wrong: number }>;
  /** By ticket: when it was drawn, and whether it has signed somebody in. */
  qrTickets: Map<string, { since: number; used: boolean }>;
  /** Wrong passwords, by user name (log-in) or user id (step-up). */
  guards: Map<string, { wrong: number[]; lockedUntil: number }>;
  /** When each transfer on its way was first seen in its state, by order number and state. */
  onTheWay: Map<string, number>;
  /** Answers of money calls, by user, path and request id. */
  answers: Map<string, { print: string; data: unknown }>;
  /** Files on their way and files that arrived, by identifier. */
  uploads: Map<string, Upload>;
  /** What arrived, by id. */
  files: Map<number, FileRow>;
}

export const createRuntime = (): Runtime => ({
  captchas: new Map(),
  smsCodes: new Map(),
  qrTickets: new Map(),
  guards: new Map(),
  onTheWay: new Map(),
  answers: new Map(),
  uploads: new Map(),
  files: new Map(),
});
