export const NETWORK_MODES = ['normal', 'slow', 'failing', 'offline'] as const;
export type NetworkMode = (typeof NETWORK_MODES)[number];

/** How the way to the backend behaves; may be changed at any moment. */
export interface Network {
  mode: NetworkMode;
  /** Milliseconds a call waits when slow. */
  delayMs: number;
  /** Share of calls that fail when failing. */
  failRate: number;
}

export const normalNetwork = (): Network => ({ mode: 'normal', delayMs: 1500, failRate: 0.5 });

const FAILURES = [500, 502] as const;

/** Stands before every handler and lets calls through, late or not at all: `undefined` is for those that get there. */
export function onTheWay(network: Network): () => Promise<Response | undefined> {
  let calls = 0;
  let failed = 0;
  return async () => {
    if (network.mode === 'offline') return Response.error();
    if (network.mode === 'slow') await new Promise((resolve) => setTimeout(resolve, network.delayMs));
    if (network.mode !== 'failing') return undefined;
    calls += 1;
    // Evenly spread, so that a half means every second call.
    if (failed >= calls * network.failRate) return undefined;
    failed += 1;
    const status = FAILURES[failed % 2];
    return new Response(`<html><body><h1>${status}</h1></body></html>`, {
      status,
      headers: { 'Content-Type': 'text/html' },
    });
  };
}
