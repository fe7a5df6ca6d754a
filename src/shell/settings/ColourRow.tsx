import { useState } from 'react';
import { useT } from '@/i18n';
import type { Key } from '@/i18n/keys';
import { colourProblem, parseColour } from '@/lib/colour';
import type { ColourProblem } from '@/lib/colour';
import { toast } from '@/ui/toast/toast';
import { setTheme, useTheme } from '@/stores/theme';
import { Row } from './Row';
import styles from './ColourRow.module.css';

/** The colour fields of the theme. */
export type ColourField =
  | 'primary'
  | 'topBar'
  | 'topBarColor'
  | 'menuBar'
  | 'menuBarColor'
  | 'columnsMenuBar'
  | 'columnsMenuBarColor';

/** Warning about an invalid colour. Only the primary colour has a text of its own for an empty value. */
function warning(problem: ColourProblem, field: ColourField): Key {
  if (problem === 'empty') return field === 'primary' ? 'colour.primaryEmpty' : 'colour.hexColour';
  return `colour.${problem}`;
}

interface Props {
  field: ColourField;
  label: Key;
  off?: boolean;
}

/** A colour of the theme, picked or typed as hex or rgb. An invalid one causes a warning and is not stored. */
export function ColourRow({ field, label, off = false }: Props) {
  const t = useT();
  const stored = useTheme((theme) => theme[field]);
  const [draft, setDraft] = useState<string | null>(null);

  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const problem = colourProblem(draft);
    const colour = parseColour(draft);
    if (problem !== null) toast('warning', t(warning(problem, field)));
    else if (colour !== null) setTheme({ [field]: colour });
  };

  return (
    <Row label={t(label)} off={off}>
      {(id) => (
        <span className={styles.field}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('colour.pick', { name: t(label) })}
            disabled={off}
            value={stored}
            onChange={(event) => setTheme({ [field]: event.target.value })}
          />
          <input
            id={id}
            className={styles.text}
            disabled={off}
            spellCheck={false}
            maxLength={24}
            value={draft ?? stored}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
            }}
          />
        </span>
      )}
    </Row>
  );
}
