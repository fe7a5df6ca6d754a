import { useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n';
import { useIdentity } from '@/stores/identity';
import styles from './login.module.css';

const TOPICS = ['help', 'terms', 'privacy'] as const;

const PARAGRAPHS = [1, 2, 3] as const;

/** Links that open help, terms and privacy as dialogs, or as the pages that the deployment has for them. */
export function LegalDialogs() {
  const t = useT();
  const { legal } = useIdentity();
  const [topic, setTopic] = useState<(typeof TOPICS)[number] | null>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (topic !== null) dialog.current?.showModal();
  }, [topic]);

  return (
    <>
      <nav className={styles.links}>
        {TOPICS.map((name) =>
          legal[name] ? (
            <a
              key={name}
              className={styles.link}
              href={legal[name]}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t(`login.${name}`)}
            </a>
          ) : (
            <button key={name} type="button" className={styles.link} onClick={() => setTopic(name)}>
              {t(`login.${name}`)}
            </button>
          ),
        )}
      </nav>
      {topic !== null && (
        <dialog
          ref={dialog}
          className={styles.paper}
          aria-labelledby="login-paper"
          closedby="any"
          onClose={() => setTopic(null)}
        >
          <h2 id="login-paper">{t(`login.${topic}`)}</h2>
          {PARAGRAPHS.map((n) => (
            <p key={n}>{t(`login.${topic}.${n}`)}</p>
          ))}
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            {t('login.close')}
          </button>
        </dialog>
      )}
    </>
  );
}
