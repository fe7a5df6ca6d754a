/**
 * Removes service workers left behind by an older or a wrong deployment, because they would serve outdated
 * files. The console registers none. Workers of other applications on this host, outside the base path, stay.
 */
export async function removeStrayWorkers(): Promise<void> {
  // Service workers are missing without https.
  if (!('serviceWorker' in navigator)) return;
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const found = await navigator.serviceWorker.getRegistrations().catch(() => []);
  const strays = found.filter(({ scope }) => base.startsWith(scope) || scope.startsWith(base));
  await Promise.allSettled(strays.map((worker) => worker.unregister()));
}
