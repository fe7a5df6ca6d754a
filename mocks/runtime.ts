/** What only lives while the process runs. */
export interface Runtime {
  captchas: Map<string, { code: string; until: number }>;
  /** By mobile number. */
  smsCodes: Map<string, { code: string; sentAt: number; until: number; wrong: number }>;
  /** By ticket: when it was drawn, and whether it has signed somebody in. */
  qrTickets: Map<string, { since: number; used: boolean }>;
  /** Wrong passwords, by user name (log-in) or user id (step-up). */
  guards: Map<string, { wrong: number[]; lockedUntil: number }>;
  /** Answers of money calls, by user, path and request id. */
  answers: Map<string, { print: string; data: unknown }>;
  /** Files on their way, by identifier. */
  uploads: Map<string, { chunks: Map<number, Uint8Array>; totalChunks: number; filename: string }>;
  /** Files that arrived, by identifier. */
  files: Map<string, { filename: string; type: string; bytes: Uint8Array }>;
}

export const createRuntime = (): Runtime => ({
  captchas: new Map(),
  smsCodes: new Map(),
  qrTickets: new Map(),
  guards: new Map(),
  answers: new Map(),
  uploads: new Map(),
  files: new Map(),
});
