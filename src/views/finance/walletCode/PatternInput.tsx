import { Input } from 'antd';
import { Badge } from '@/ui/base/Badge';
import { useState } from 'react';
import type { ControlProps } from '@/crud/field/field';
import { TextInput } from '@/crud/control/TextInput';
import { useT } from '@/i18n';
import { patternOf } from './pattern';
import styles from './walletCode.module.css';

/** Maximum length of an address. */
const LONGEST = 128;

/** Input for the pattern of addresses, with a second one to test an address against it. */
export function PatternInput(props: ControlProps<string>) {
  const t = useT();
  const [sample, setSample] = useState('');
  const pattern = patternOf(props.value ?? '');
  const fits = pattern?.test(sample.trim()) ?? false;
  return (
    <div className={styles.pattern}>
      <TextInput {...props} />
      <Input
        value={sample}
        maxLength={LONGEST}
        placeholder={t('walletCode.tryAddress')}
        aria-label={t('walletCode.tryAddress')}
        onChange={({ target }) => setSample(target.value)}
        suffix={
          sample && pattern ? (
            <Badge tone={fits ? 'plain' : 'late'}>{t(fits ? 'walletCode.fits' : 'walletCode.fitsNot')}</Badge>
          ) : (
            <span />
          )
        }
      />
    </div>
  );
}
