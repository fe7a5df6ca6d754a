/**
 * Removes service workers that an older or a wrong deployment left behind: they would answer with files of
 * their own. The console has none; those of other applications on this host, beside its base path, stay.
 */
export async function removeStrayWorkers(): Promise<void> {
  // Absent without https.
  if (!('serviceWorker' in navigator)) return;
  const base = new URL(import.meta.env.BASE_URL, location.href).href;
  const found = await navigator.serviceWorker.getRegistrations().catch(() => []);
  const strays = found.filter(({ scope }) => base.startsWith(scope) || scope.startsWith(base));
  await Promise.allSettled(strays.map((worker) => worker.unregister()));
}
