/** Hosts that may be embedded: our own and those in `VITE_FRAME_HOSTS`. */
export function frameHosts(): string[] {
  const named: unknown = import.meta.env.VITE_FRAME_HOSTS;
  return [location.host, ...(typeof named === 'string' ? named.split(/\s+/).filter(Boolean) : [])];
}
