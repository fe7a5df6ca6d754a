import { useTabLocation } from '@/services/tabLocation';
import styles from './dataList.module.css';
import { TypeHead } from './TypeHead';
import { ValueList } from './ValueList';

/** The values of one dictionary; the path contains its type (`:dictType`). */
export default function DictDataScreen() {
  const { dictType = '' } = useTabLocation().params;
  return (
    <div className={styles.screen}>
      <TypeHead dictType={dictType} />
      <ValueList key={dictType} scope={{ dictType }} />
    </div>
  );
}
