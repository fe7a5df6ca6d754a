import { createElement, useCallback, useEffect, useState } from 'react';
import { useLanguage, useT } from '@/i18n';
import { safeFrame, safeLink } from '@/lib/safeUrl';
import type { Entry } from '@/stores/routes';
import { FramePage } from './FramePage';
import { frameHosts } from './frameHosts';
import { FrameView } from './FrameView';
import { Loading } from './Loading';
import { takeRelease } from './release';
import { titleText } from './title';
import { isMissing, loadedView, loadView } from './views';

const DEV = import.meta.env.DEV;

/** Draws a view by its file; when the file cannot be loaded, it offers a retry. */
export function FileView({ file }: { file: string }) {
  const t = useT();
  const [state, setState] = useState<'waiting' | 'there' | 'failed'>(() =>
    isMissing(file) ? 'failed' : 'waiting',
  );
  const [retried, setRetried] = useState(false);
  const View = loadedView(file);

  const load = useCallback(
    () =>
      loadView(file).then(
        () => setState('there'),
        () => setState('failed'),
      ),
    [file],
  );

  // The router loads a view before a navigation. When a changed menu replaces the view at the same address, it
  // is loaded here.
  useEffect(() => {
    if (!loadedView(file) && !isMissing(file)) void load();
  }, [file, load]);

  if (View) return createElement(View);
  if (state !== 'failed') return <Loading />;
  const retry = () => {
    // Some browsers remember a failed import until the page is reloaded.
    if (retried) return takeRelease();
    setRetried(true);
    setState('waiting');
    void load();
  };
  return (
    <FramePage
      title={t('kernel.viewGone')}
      hint={t('kernel.viewGoneHint')}
      actions={[{ label: t('kernel.retry'), run: retry }]}
    />
  );
}

/** Draws the screen of a menu entry. */
export function ScreenView({ entry }: { entry: Entry }) {
  const t = useT();
  const title = titleText(entry.title, useLanguage());
  const { target } = entry;
  switch (target.kind) {
    case 'directory':
      return null;
    case 'frame': {
      const url = safeFrame(target.url, frameHosts(), { dev: DEV });
      if (url) return <FrameView url={url} title={title} />;
      return <FramePage title={t('kernel.badLink')} hint={t('kernel.badLinkHint', { title })} />;
    }
    case 'link': {
      const url = safeLink(target.url, { dev: DEV });
      if (!url) return <FramePage title={t('kernel.badLink')} hint={t('kernel.badLinkHint', { title })} />;
      const open = () => window.open(url, '_blank', 'noopener,noreferrer');
      return (
        <FramePage
          title={`${t('kernel.outside')} · ${title}`}
          hint={t('kernel.outsideHint', { host: url.host })}
          actions={[{ label: t('kernel.open'), run: open }]}
        />
      );
    }
    case 'view': {
      const { component, match } = target;
      if (match.kind === 'one') return <FileView file={match.key} />;
      if (match.kind === 'none') {
        return <FramePage title={t('kernel.noView')} hint={t('kernel.noViewHint', { title, component })} />;
      }
      const files = match.keys.map((key) => key.replace(/^.*\/views\//, '')).join(', ');
      return (
        <FramePage
          title={t('kernel.manyViews')}
          hint={t('kernel.manyViewsHint', { title, component, files })}
        />
      );
    }
  }
}
