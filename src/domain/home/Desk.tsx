import { Alerts } from './Alerts';
import styles from './desk.module.css';
import { MyDay } from './MyDay';

/** What needs a look, beside what the operator has done. */
export function Desk() {
  return (
    <div className={styles.desk}>
      <Alerts />
      <MyDay />
    </div>
  );
}
