import type { Pace } from './arrivals';

type Mode = 'normal' | 'slow' | 'failing' | 'offline';

export type PanelTexts = Record<
  | Mode
  | Pace
  | 'arrivals'
  | 'feeds'
  | 'button'
  | 'title'
  | 'close'
  | 'network'
  | 'reset'
  | 'accounts'
  | 'password'
  | 'messages',
  string
>;

interface State {
  accounts: { userName: string; role: string }[];
  password: string;
  network: { mode: Mode };
  messages: { to: string; text: string }[];
  pace: Pace;
  feeds: { symbol: string; isStopped: boolean }[];
}

/**
 * The small demo button: network, fresh data, log-ins. A slim tab in the left margin of the page, where it
 * hides no control. Runs in the page as text, so it must not reach for anything outside its own body.
 */
export function panel(texts: Record<string, PanelTexts>): void {
  const CONTROL = '/admin/__mock/';
  const MODES: Mode[] = ['normal', 'slow', 'failing', 'offline'];
  const PACES: Pace[] = ['off', 'calm', 'busy'];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    @media print { .demo-panel { display: none !important; } }
    .demo-panel { position: fixed; left: 0; bottom: 15%; z-index: 5000; font: 12px/1.6 system-ui, sans-serif; color: #303133; }
    .demo-panel button { font: inherit; cursor: pointer; border: 1px solid #c0c4cc; border-radius: 4px; background: #fff; color: inherit; padding: 2px 8px; }
    .demo-panel button[aria-pressed='true'] { background: #1668dc; border-color: #1668dc; color: #fff; }
    .demo-panel button:focus-visible { outline: 2px solid #1668dc; outline-offset: 2px; }
    .demo-panel > button { padding: 8px 0; border-left: 0; border-radius: 0 4px 4px 0; font-size: 10px; line-height: 13px; writing-mode: vertical-rl; }
    .demo-panel section { position: absolute; left: 20px; bottom: 0; width: 250px; max-height: 80vh; overflow: auto; padding: 12px; border: 1px solid #c0c4cc; border-radius: 8px; background: #fff; box-shadow: 0 4px 16px #0003; }
    .demo-panel h2, .demo-panel h3 { font-size: 12px; margin: 0 0 6px; } .demo-panel h3 { margin-top: 10px; }
    .demo-panel ul { list-style: none; margin: 0; padding: 0; } .demo-panel li { display: flex; justify-content: space-between; }
    .demo-panel [data-row] { display: flex; flex-wrap: wrap; gap: 4px; }
  `);
  document.adoptedStyleSheets.push(sheet);

  const make = <K extends keyof HTMLElementTagNameMap>(tag: K, text = '', ...children: Node[]) => {
    const element = document.createElement(tag);
    element.textContent = text;
    element.append(...children);
    return element;
  };
  const button = (text: string, run: () => unknown) => {
    const element = make('button', text);
    element.type = 'button';
    element.addEventListener('click', run);
    return element;
  };
  const ask = async (path: string, body?: object): Promise<State> => {
    const answer = await fetch(CONTROL + path, body ? { method: 'POST', body: JSON.stringify(body) } : {});
    const envelope = (await answer.json()) as { data: State };
    return envelope.data;
  };
  const words = (): PanelTexts | undefined => {
    const lang = document.documentElement.lang.toLowerCase();
    return texts[lang.startsWith('en') ? 'en' : /^zh-(tw|hk|hant)/.test(lang) ? 'zh-tw' : 'zh-cn'];
  };

  /** Buttons of which one is pressed, and the row they stand in. */
  function choice<Value extends Mode | Pace>(
    values: Value[],
    present: Value,
    text: PanelTexts,
    choose: (value: Value) => Promise<unknown>,
  ): [HTMLButtonElement[], HTMLElement] {
    const buttons = values.map((value) => {
      const element = button(text[value], async () => {
        await choose(value);
        for (const other of buttons) other.setAttribute('aria-pressed', String(other === element));
      });
      element.setAttribute('aria-pressed', String(value === present));
      return element;
    });
    const row = make('div', '', ...buttons);
    row.dataset['row'] = '';
    return [buttons, row];
  }

  /** A button for each price feed, pressed while it is stopped; one that goes on delivers what was missed. */
  function feedRow(feeds: State['feeds']): HTMLElement {
    const row = make('div');
    row.dataset['row'] = '';
    for (const { symbol, isStopped } of feeds) {
      const element = button(symbol.replace('USDT', ''), async () => {
        const next = element.getAttribute('aria-pressed') !== 'true';
        await ask('feed', { symbol, isStopped: next, isCaughtUp: true });
        element.setAttribute('aria-pressed', String(next));
      });
      element.setAttribute('aria-pressed', String(isStopped));
      row.append(element);
    }
    return row;
  }

  const root = make('aside');
  root.className = 'demo-panel';
  const opener = button('', () => (root.querySelector('section') ? close() : open()));
  root.append(opener);

  function close(): void {
    root.querySelector('section')?.remove();
    opener.setAttribute('aria-expanded', 'false');
    opener.focus();
  }

  async function open(): Promise<void> {
    const text = words();
    const state = await ask('state');
    if (!text || root.querySelector('section')) return;
    const [modes, modeRow] = choice(MODES, state.network.mode, text, (mode) => ask('network', { mode }));
    const [, paceRow] = choice(PACES, state.pace, text, (pace) => ask('arrivals', { pace }));
    const accounts = state.accounts.map(({ userName, role }) =>
      make('li', '', make('b', userName), make('span', role)),
    );
    const sent = state.messages.map(({ to, text: said }) => make('p', `${to}: ${said}`));
    const section = make(
      'section',
      '',
      make('h2', text.title),
      make('h3', text.network),
      modeRow,
      make('h3', text.arrivals),
      paceRow,
      make('h3', text.feeds),
      feedRow(state.feeds),
      make('h3', `${text.accounts} (${text.password}: ${state.password})`),
      make('ul', '', ...accounts),
      ...(sent.length > 0 ? [make('h3', text.messages), ...sent] : []),
      make('h3'),
      button(text.reset, () => ask('reset', {}).then(() => location.reload())),
      document.createTextNode(' '),
      button(text.close, close),
    );
    section.setAttribute('role', 'dialog');
    section.setAttribute('aria-label', text.title);
    section.addEventListener('keydown', (event) => event.key === 'Escape' && close());
    root.prepend(section);
    opener.setAttribute('aria-expanded', 'true');
    modes[0]?.focus();
  }

  const label = () => (opener.textContent = words()?.button ?? 'Demo');
  new MutationObserver(label).observe(document.documentElement, { attributeFilter: ['lang'] });
  label();
  opener.setAttribute('aria-expanded', 'false');
  document.body.append(root);
}
