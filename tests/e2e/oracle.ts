import type { BrowserContext } from '@playwright/test';

/** What holds in every test, whatever it is about: nothing throws, nothing complains, nothing leaves the origin. */
export class Oracle {
  readonly problems: string[] = [];
  private readonly allowed: RegExp[] = [];

  /** Names what a test provokes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  watch(context: BrowserContext, origin: string): void {
    context.on('weberror', (error) => this.note(`page error: ${String(error.error())}`));
    context.on('console', (message) => {
      if (message.type() === 'error') this.note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url))
        this.note(`another origin: ${url}`);
    });
  }

  private note(problem: string): void {
    if (!this.allowed.some((pattern) => pattern.test(problem))) this.problems.push(problem);
  }
}
