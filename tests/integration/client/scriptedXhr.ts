type Script = (xhr: ScriptedXhr) => void;

/**
 * A request that plays what a test wrote, for what a pretended network cannot do: break in the middle,
 * never answer, be given up by the browser. Keeps the time-out as browsers do.
 */
export class ScriptedXhr extends EventTarget {
  static script: Script = () => undefined;
  static opened = 0;

  timeout = 0;
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  responseURL = '';
  responseType = '';
  readonly upload = new EventTarget();
  onloadend: ((event: Event) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onabort: ((event: Event) => void) | null = null;
  ontimeout: ((event: Event) => void) | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(): void {
    ScriptedXhr.opened += 1;
  }

  setRequestHeader(): void {}

  getAllResponseHeaders(): string {
    return '';
  }

  send(): void {
    if (this.timeout > 0) this.timer = setTimeout(() => this.end('timeout'), this.timeout);
    ScriptedXhr.script(this);
  }

  abort(): void {
    this.end('abort');
  }

  /** Part of the answer has arrived. */
  progress(loaded: number): void {
    this.dispatchEvent(new ProgressEvent('progress', { loaded, lengthComputable: false }));
  }

  answer(text: string): void {
    clearTimeout(this.timer);
    this.status = 200;
    this.responseText = text;
    this.onloadend?.(new ProgressEvent('loadend', { loaded: text.length, lengthComputable: false }));
  }

  end(how: 'error' | 'abort' | 'timeout'): void {
    clearTimeout(this.timer);
    this.status = 0;
    const event = new Event(how);
    if (how === 'error') this.onerror?.(event);
    else if (how === 'abort') this.onabort?.(event);
    else this.ontimeout?.(event);
    this.onloadend?.(new Event('loadend'));
  }
}

/** Lets every request of this test play a script. */
export function scripted(script: Script): typeof ScriptedXhr {
  ScriptedXhr.script = script;
  ScriptedXhr.opened = 0;
  return ScriptedXhr;
}
