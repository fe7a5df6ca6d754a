declare global {
  interface Window {
    /** What has gone wrong in this page. */
    told?: string[];
  }
}

/**
 * Collects what goes wrong in the page it runs in: errors nobody caught, of the console, of the policy. The tour of a first
 * visit is closed there.
 */
export function watch(): void {
  // The tour of a first visit would stand before the foot of a list.
  if (location.protocol.startsWith('http')) localStorage.setItem('console.tour', '"closed"');
  const told: string[] = [];
  window.told = told;
  addEventListener('error', ({ message }) => {
    // An observer that changes what it observes is told of the rest with the next frame: nothing is lost.
    if (!message.startsWith('ResizeObserver loop completed')) told.push(`page error: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => told.push(`page error: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    told.push(`violation of ${effectiveDirective}: ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...args: unknown[]) => {
    told.push(`console: ${args.map(String).join(' ')}`);
    error(...args);
  };
}

/**
 * What {@link watch} has collected since the last look.
 * @throws Error in a page that nobody watches, because it was loaded anew
 */
export function takeTold(): string[] {
  if (!window.told) throw new Error('The page was loaded anew, and nobody watched it');
  return window.told.splice(0);
}

/** Does each of what {@link watch} has to see. */
export function misbehave(): void {
  console.error('of the console');
  setTimeout(() => {
    throw new Error('of the page');
  });
  void Promise.reject(new Error('of a promise'));
  new Image().src = 'https://elsewhere.example/picture.png';
}
